"""Print the table of conformance: `python -m tests.conformance`; with `--write` write its page instead."""

import argparse

from tests.conformance.table import PAGE, page, text


def main() -> None:
    """Print the table or write its page."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write tests/conformance/README.md")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(text(), end="")


if __name__ == "__main__":
    main()
