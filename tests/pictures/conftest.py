"""Pictures are drawn without a screen, wherever the tests run."""

from __future__ import annotations

import matplotlib

matplotlib.use("agg")
