"""The table of the commands of this package. Its entry point is in pyproject.toml."""

from collections.abc import Mapping

from kneedeep.cli.command_table import Command, commands_in

ROWS: Mapping[str, Command] = commands_in(__file__, "kneedeep_exchange.commands")
