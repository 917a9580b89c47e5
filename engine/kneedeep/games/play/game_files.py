"""Seeds of new games and names of saved ones."""

import os

from kneedeep.rules.replay import ENDING

_SEED_BYTES = 4


def fresh_seed() -> int:
    """A new random seed."""
    return int.from_bytes(os.urandom(_SEED_BYTES), "big")


def free_path(stem: str) -> str:
    """A path for a saved game where no file is yet: this name, else with a number after it."""
    number, path = 1, f"{stem}{ENDING}"
    while os.path.lexists(path):
        number += 1
        path = f"{stem}-{number}{ENDING}"
    return path
