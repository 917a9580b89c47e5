"""The command line: one module for each command, of which only the chosen one is imported."""

from kneedeep.cli.command_table import Command, CommandError, reporting
from kneedeep.cli.terminal import complain, pass_on, say, say_all
