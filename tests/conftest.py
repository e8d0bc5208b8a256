"""Shared by all tests: how the property tests work."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "default",
    deadline=None,  # a busy machine is no bug
    derandomize=True,  # the same run everywhere; a red test stays red
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("default")

collect_ignore = ["benchmarks"]  # programs to run by hand, with dependencies of their own
