"""The games that bots have played for a gallery, kept in its site: a scenario that has not changed is not played again."""

import json
from pathlib import Path

from kneedeep.games.simulation.difficulty import difficulty_data, difficulty_from
from kneedeep.model.scenario.io.files import write_atomically
from kneedeep.report.measured_difficulty import MeasuredDifficulty

FOLDER = "data"
BEGINNING = "games-"


def path_of(site: Path, key: str) -> Path:
    """Where the games of a scenario are kept; `key`: a digest of all that they follow from."""
    return site / FOLDER / f"{BEGINNING}{key}.json"


def keeps_any(site: Path) -> bool:
    """Whether any games are kept."""
    return any((site / FOLDER).glob(f"{BEGINNING}*.json"))


def kept_games(site: Path, key: str) -> MeasuredDifficulty | None:
    """The games that are kept; None without any, and for a file that does not read as such."""
    try:
        found = json.loads(path_of(site, key).read_bytes())
        parties = tuple(difficulty_from(one) for one in found["parties"])
        one, other = found["bots"]
        measured = MeasuredDifficulty(
            parties, (str(one), str(other)), int(found["numbers"]), int(found["guessed"])
        )
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return measured if parties and all(party.games for party in parties) else None


def keep_games(site: Path, key: str, games: MeasuredDifficulty) -> None:
    """Keep the games. Raises FileFailed, OSError."""
    target = path_of(site, key)
    target.parent.mkdir(parents=True, exist_ok=True)
    data = games._asdict() | {"parties": [difficulty_data(party) for party in games.parties]}
    write_atomically(target, (json.dumps(data) + "\n").encode())


def forget_games(site: Path, keys: set[str]) -> None:
    """Remove the games of other scenarios than these."""
    wanted = {path_of(site, key) for key in keys}
    for path in (site / FOLDER).glob(f"{BEGINNING}*.json"):
        if path not in wanted:
            path.unlink()
