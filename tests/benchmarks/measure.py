"""How the benchmarks measure: the best of several runs; their figures are ratios to a peer."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import perf_counter


def best(action: Callable[[], object], seconds: float = 1.0) -> float:
    """Return the shortest time that the action took, trying for about so many seconds."""
    gc.collect()
    until = perf_counter() + seconds
    times: list[float] = []
    while not times or perf_counter() < until:
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return min(times)


def duration(seconds: float) -> str:
    """Return a time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"
