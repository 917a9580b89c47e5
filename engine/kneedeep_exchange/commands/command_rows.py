"""The table of the commands of this package. Its entry point is in pyproject.toml."""

from kneedeep.cli.command_table import read_commands

ROWS = read_commands(__file__, "kneedeep_exchange.commands")
