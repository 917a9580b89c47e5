"""`python -m tests.benchmarks [sight] [distance] [analysis] [hostile] [play] [bots] [simulate] [galleries] [editor] [generate]`: prints the tables, all or those named."""

import importlib
import os
import platform
import sys

MODULES = tuple("sight distance analysis hostile play bots simulate galleries editor generate".split())


def main(names: list[str]) -> int:
    """Print the tables of the named modules. Returns 2 for a name there is none of."""
    unknown = [name for name in names if name not in MODULES]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(MODULES)}", file=sys.stderr)
        return 2
    print(
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; medians of runs taken in turn."
    )
    for name in names or MODULES:
        for table in importlib.import_module(f"tests.benchmarks.{name}").tables():
            print(f"\n{table}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
