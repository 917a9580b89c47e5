"""The texts of a command's help: rows of the file `helps.txt` beside its module."""

import os
from argparse import ArgumentParser
from importlib import import_module

from kneedeep.cli.command_table import command_of
from kneedeep.support.resources import table_rows


def add_help_texts(parser: ArgumentParser) -> None:
    """Give a command's parser the texts that its module leaves to the file. Commands of others may have none."""
    _, _, name = parser.prog.partition(" ")
    command = command_of(name)
    module = None if command is None else import_module(command.module).__file__
    if module is None or not os.path.isfile(os.path.join(os.path.dirname(module), "helps.txt")):
        return
    texts = {about: text for owner, about, text in table_rows(module, "helps.txt") if owner == name}
    parser.description = texts.get("description", parser.description)
    parser.epilog = texts.get("epilog", parser.epilog)
    for action in parser._actions:
        if action.help is None:
            action.help = next((texts[one] for one in (*action.option_strings, action.dest) if one in texts), None)
