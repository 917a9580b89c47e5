"""Seeds of new games, and file names of saved ones."""

import os
import secrets

from kneedeep.rules.replay import ENDING

_SEED_BYTES = 4


def fresh_seed() -> int:
    """A new random seed."""
    return secrets.randbelow(1 << 8 * _SEED_BYTES)


def free_path(stem: str) -> str:
    """The path of a new file for a saved game, with a number after the name if it is taken."""
    number, path = 1, f"{stem}{ENDING}"
    while os.path.lexists(path):
        number += 1
        path = f"{stem}-{number}{ENDING}"
    return path
