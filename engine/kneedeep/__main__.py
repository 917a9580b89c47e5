"""`python -m kneedeep` is the same as the command `kneedeep`."""

import sys

from kneedeep.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
