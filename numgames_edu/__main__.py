"""`python -m numgames_edu` does what `numgames` does."""

import sys

from .commands.cli import main

if __name__ == "__main__":
    sys.exit(main())
