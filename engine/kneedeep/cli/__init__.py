"""The command line. Each command is a module, and only the chosen one is imported."""

from kneedeep.cli.command_table import Command, CommandError, reporting
from kneedeep.cli.terminal import complain, pass_on, say, say_all
