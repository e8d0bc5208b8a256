"""Shared by all tests: how the property tests work."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

os.environ["NUMGAMES_PROGRESS"] = "off"  # kernels that tests start inherit it

settings.register_profile(
    "default",
    deadline=None,  # a busy machine is no bug
    derandomize=True,  # the same run everywhere; a red test stays red
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("default")

collect_ignore = ["benchmarks"]  # programs to run by hand, with dependencies of their own
