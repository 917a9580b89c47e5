"""Finds extensions by other packages: commands, and readers for files of other programs.

They are entry points, which pip writes beside each installed package. `importlib.metadata` reads them too, but
importing it takes longer than the rest of a command's start. The current folder may be a stranger's, so it is left out.
"""

import os
import re
import sys
from functools import cache
from glob import iglob
from importlib import import_module

COMMANDS = "kneedeep.commands"
"""The entry point group of tables of commands: `Mapping[str, Command]`."""
FOREIGN_FILES = "kneedeep.foreign_files"
"""The entry point group of readers for files of other programs: `ForeignFiles`."""
_ENTRY = re.compile(r"^([\w.-]+) *= *([\w.]+):(\w+)", re.MULTILINE)


@cache
def extensions(group: str) -> tuple[object, ...]:
    """The objects of a group of entry points, in the order of their names."""
    found: dict[str, tuple[str, str]] = {}
    here = os.path.realpath(os.curdir)
    for folder in dict.fromkeys(folder for folder in sys.path if os.path.realpath(folder) != here):
        for path in sorted(iglob("*.*-info/entry_points.txt", root_dir=folder)):
            with open(os.path.join(folder, path), encoding="utf-8") as file:
                _, _, entries = file.read().partition(f"[{group}]\n")
            for name, *place in _ENTRY.findall(entries.partition("\n[")[0]):
                found.setdefault(name, tuple(place))
    objects = (_loaded(*found[name]) for name in sorted(found))
    return tuple(one for one in objects if one is not None)


def _loaded(module: str, attribute: str) -> object | None:
    """The attribute of a module. None if its package is gone."""
    try:
        found: object = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        return None
    return found
