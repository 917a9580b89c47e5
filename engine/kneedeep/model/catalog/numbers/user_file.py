"""The user's own data file: its path and its reader. Nothing in it is executed."""

import json
import os
import re
import stat

from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError, numbers_in

NAME = "numbers.json"
VARIABLE = "KNEEDEEP_NUMBERS"
"""An environment variable with the path of another file to read. Empty for no file."""
MOST_BYTES = 256 << 10


def own_path() -> str:
    """The path of the user's data file, whether it exists or not. Empty if the variable is empty."""
    if (path := os.environ.get(VARIABLE)) is not None:
        return path
    from platformdirs import user_config_dir

    return os.path.join(user_config_dir("kneedeep", appauthor=False), NAME)


def own_numbers(ruleset: str, path: str | None = None) -> Numbers:
    """The numbers of a ruleset in the user's data file. Empty if there is no such file.

    `path`: another file, which must exist. Raises OverrideError with a sentence for each fault of the file.
    """
    chosen = own_path() if path is None else path
    asked = path is not None or os.environ.get(VARIABLE) is not None
    if not chosen or not (asked or os.path.lexists(chosen)):
        return ()
    data = _read(chosen)
    try:
        return numbers_in(_parsed(data), ruleset)
    except OverrideError as error:
        places = (f"{chosen}{_line_of(key, data)}" for key in error.keys)
        found = [f"{place}: {problem}" for place, problem in zip(places, error.problems, strict=True)]
        raise OverrideError(found) from error


def _line_of(key: str, data: bytes) -> str:
    """`:4` for a key whose last value is in line 4. Empty if the key is missing."""
    places = list(re.finditer(rb"%s\s*:" % re.escape(json.dumps(key, ensure_ascii=False).encode()), data))
    if not key or not places:
        return ""
    line = data.count(b"\n", 0, places[-1].start()) + 1
    return f":{line}"


def _read(path: str) -> bytes:
    """The content of a file. Raises OverrideError."""
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            raise OverrideError([f"{path}: it is a folder, not a file."])
        if not stat.S_ISREG(mode):
            raise OverrideError([f"{path}: it is a device, pipe or socket, not a file."])
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        gone = "the link leads nowhere" if os.path.islink(path) else "there is no such file"
        raise OverrideError([f"{path}: {gone}."]) from error
    except OSError as error:
        raise OverrideError([f"{path}: it can't be read: {error.strerror}."]) from error
    if len(data) > MOST_BYTES:
        raise OverrideError([f"{path}: it is larger than {MOST_BYTES >> 10} KiB."])
    return data


def _parsed(data: bytes) -> object:
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise OverrideError(["It is no text in UTF-8."]) from error
    except json.JSONDecodeError as error:
        raise OverrideError([f"It is no JSON: line {error.lineno}, column {error.colno}: {error.msg}."]) from error
    except RecursionError as error:
        raise OverrideError(["It is nested too deep."]) from error
    except OverrideError:
        raise
    except ValueError as error:
        raise OverrideError(["A number in it is too long."]) from error


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for key in found if sum(key == other for other, _ in pairs) > 1)
        raise OverrideError([f"{twice} is given twice."], [twice])
    return found


def _no_constant(text: str) -> object:
    raise OverrideError([f"{text} is no number of a game."])
