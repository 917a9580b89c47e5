"""A simulation as JSON, version 2 of the shape in simulation.schema.json, without times or machine data."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from kneedeep.games.bots import LIMITS
from kneedeep.games.simulation import result as results
from kneedeep.games.simulation.comparison import SimulationChange, compared
from kneedeep.games.simulation.difficulty import difficulties, difficulty_data
from kneedeep.games.simulation.simulation_plan import bracket_of
from kneedeep.games.simulation.statistics import Share, Spread
from kneedeep.games.simulation.turning_points import SUBJECTS, TurningPoint, turning_points
from kneedeep.games.simulation.win_reference import reference
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.names import names_of
from kneedeep.report.json_report import finding_data
from kneedeep.report.producer import producer_of
from kneedeep.report.simulation import SimulationReport
from kneedeep.report.simulation_context import bots_of
from kneedeep.rules.data_provenance import DataProvenance
from kneedeep.rules.registry import ruleset_for

VERSION = 2
DIGITS = 6


def write(report: SimulationReport) -> Iterator[str]:
    """Yield the JSON text of a simulation."""
    yield json.dumps(simulation_data(report), indent=1) + "\n"


def simulation_data(report: SimulationReport) -> dict[str, object]:
    """A simulation as plain data."""
    result, scenario = report.result, report.scenario
    reliance = report.reliance()
    data: dict[str, object] = {
        "version": VERSION,
        "made_by": producer_of(scenario, report.numbers),
        "path": report.path,
        "title": scenario.title,
        "ruleset": scenario.ruleset,
        "challenge": scenario.challenge,
        "bots": {"marines": result.bots[0], "invaders": result.bots[1]},
        "limits": {bot: LIMITS[bot] for bot in bots_of(result) if bot in LIMITS},
        "seed": result.seed,
        "asked": result.asked,
        "rounds_at_most": result.rounds,
        "margin": result.margin,
        "complete": not report.interrupted,
        "reliance": {
            "numbers": reliance.numbers,
            "guessed": reliance.guessed,
            "own": reliance.own,
            "missing": {cards.deck: cards.size for cards in reliance.missing},
            "stand_ins": dict(reliance.stand_ins),
            **_used(reliance),
        },
        "parties": [_party(party, scenario) for party in result.parties],
        "difficulty": [difficulty_data(party) for party in difficulties(scenario, result)],
        "bracket": [_beside(beside) for beside in result.bracket],
        "sensitivity": [
            {"guess": one.guess, "marines": one.marines}
            | {name: list(getattr(one, name)[:2]) for name in ("less", "as_is", "more")}
            for one in result.sensitivity
        ],
        "shipped": shipped_data(scenario.ruleset, result),
        "findings": [finding_data(finding, report.reading) for finding in report.findings],
        "kept": [
            {"path": kept.path, "marines": kept.marines, "game": kept.game, "reasons": list(kept.reasons)}
            for kept in report.kept
        ],
    }
    if report.before is not None:
        data["compared"] = {"with": report.before.name, "parties": _changes(report.before.result, result)}
    return data


def _used(reliance: DataProvenance) -> dict[str, object]:
    """The numbers used by the games, if the games count them."""
    used = reliance.used
    return {} if used is None else {"used": {"numbers": used.numbers, "guessed": list(used.guessed)}}


def _beside(result: results.Simulation) -> dict[str, object]:
    """The games with one hasty side."""
    return {
        "bots": {"marines": result.bots[0], "invaders": result.bots[1]},
        "parties": [
            {"marines": party.marines, "games": party.games, "wins": _wins(party, results.MARINES, results.INVADERS)}
            for party in result.parties
        ],
    }


def shipped_data(ruleset: str, result: results.Simulation) -> dict[str, object] | None:
    """The difficulty of the shipped scenarios of a ruleset, None if other bots played."""
    found = reference()
    scenarios = found.scenarios_of(ruleset)
    if not bracket_of(result.bots) or not scenarios:
        return None
    rules = found.rulesets[ruleset]
    return {
        "games": found.games_of(ruleset),
        "seed": found.seed,
        "version": found.program,
        "ruleset": rules.version,
        "catalog": rules.catalog,
        "scenarios": [
            {
                "file": one.file,
                "title": one.title,
                "challenge": one.challenge or None,
                "digest": one.digest,
                "difficulty": [difficulty_data(party) for party in one.parties],
            }
            for one in scenarios
        ],
    }


def _changes(before: results.Simulation, after: results.Simulation) -> list[dict[str, object]]:
    """The changes of measures, for each number of marines played in both simulations."""
    earlier = {party.marines: party for party in before.parties}
    found = []
    for party in after.parties:
        changes = compared(earlier[party.marines], party) if party.marines in earlier else {}
        if changes:
            found.append(
                {
                    "marines": party.marines,
                    "games": earlier[party.marines].games,
                    "changes": {name: _change(change) for name, change in changes.items()},
                }
            )
    return found


def _change(change: SimulationChange) -> dict[str, float | bool]:
    values = {**change._asdict(), "difference": change.difference}
    names = ("before", "after", "difference", "low", "high")
    return {**{name: round(values[name], DIGITS) for name in names}, "sure": change.sure}


def _party(party: results.PartyStatistics, scenario: Scenario) -> dict[str, object]:
    names = names_of(scenario)
    ammunition = ruleset_for(scenario.ruleset).ammunition
    taken, opened = party.tally("taken"), party.tally("opened")
    return {
        "marines": party.marines,
        "games": party.games,
        "settled": party.settled,
        "wins": _wins(party, results.MARINES, results.INVADERS, results.NOBODY),
        "unfinished": _share(party.won(results.UNFINISHED)),
        "ends": dict(sorted(Counter(record.end for record in party.records).items())),
        **({"dry": sum(record.dry for record in party.records)} if ammunition else {}),
        **{field: _spread(party.spread(field)) for field in ("rounds", "frags", "deaths", "kills")},
        "killers": _counts(party.tally("killers")),
        "killed": _counts(party.tally("kills")),
        "arrived": _counted(party, "arrivals", "kind", "by", "count"),
        "died_at": [[*space, count] for space, count in sorted(party.tally("deaths").items())],
        "steps": _by_side(party, "steps"),
        "sights": _by_side(party, "sights"),
        "items": [
            {"token": names.get(key[0], ""), "space": list(key[1:]), "lain": lain, "taken": taken[key]}
            for key, lain in sorted(party.tally("lain").items())
        ],
        "areas": [_area(party, area.id) for area in scenario.areas],
        "doors": [
            {"door": names[door.serial], "opened": opened[door.serial]}
            for door in scenario.doors
            if door.serial in names
        ],
        "ammunition": {ammo: _ammunition(party, ammo) for ammo in ammunition},
        **{name: counted for name, count in _COUNTED.items() if (counted := count(party))},
        "turning_points": [_turning_point(point, names) for point in turning_points(party)],
    }


def _turning_point(point: TurningPoint, names: Mapping[int, str]) -> dict[str, object]:
    """The turning points with their shares, each with a lost game that shows it."""
    data: dict[str, object] = {"what": point.what, "lost": _share(point.lost), "won": _share(point.won)}
    for field, value in zip(SUBJECTS[point.what], point.subject, strict=True):
        data[field] = names.get(int(value), "") if field in ("door", "token") else value
    if point.example is not None:
        data |= {"game": point.example.number, "seed": point.example.seed}
    return data


def _counted(party: results.PartyStatistics, tally: str, *names: str) -> list[dict[str, object]]:
    """The counts of a tally as objects. `names`: those of the parts of a key, and that of the count."""
    return [dict(zip(names, (*key, count), strict=True)) for key, count in sorted(party.tally(tally).items())]


_SIDES = ("marines", "invaders")
_COUNTED: Mapping[str, Callable[[results.PartyStatistics], object]] = {
    "damage": lambda party: _counted(party, "damage", "side", "by", "damage"),
    "portals": lambda party: [[*key, count] for key, count in sorted(party.tally("portals").items())],
    "finishes": lambda party: _counted(party, "finishes", "by", "kind", "count"),
    "cards_left": lambda party: {side: party.tally("hands")[side] for side in _SIDES if "hands" in party.tallies},
    "defenses": lambda party: {
        side: {what: party.tally("defenses")[side, what] for what in ("cards", "cover")}
        for side in _SIDES
        if "defenses" in party.tallies
    },
}
"""Additional counts of some rulesets, by name, left out if nothing was counted.

Damage is by the side that took it and the kind that dealt it, portals by color and the round in which they summoned,
finishes are Glory Kills and telefrags, defenses the attacks defended with a card, and with a second one for cover.
"""


def _by_side(party: results.PartyStatistics, name: str) -> dict[str, list[list[object]]]:
    """The counted entries of each side, each with its number."""
    counted = sorted(party.tally(name).items())
    return {side: [[*entry, count] for (own, *entry), count in counted if own == side] for side in _SIDES}


def _area(party: results.PartyStatistics, area: str) -> dict[str, object]:
    """The number of games that revealed an area, and the rounds."""
    counted = sorted(party.tally("revealed").items())
    rounds = [[number, count] for (own, number), count in counted if own == area]
    return {"area": area, "revealed": sum(count for _, count in rounds), "rounds": rounds}


def _ammunition(party: results.PartyStatistics, ammo: str) -> dict[str, int]:
    tally = party.tally("ammunition")
    return {what: tally[what, ammo] for what in ("start", "found", "used", "left")}


def _counts(counter: Mapping[object, int]) -> dict[str, int]:
    return {str(key): count for key, count in sorted(counter.items(), key=lambda pair: (-pair[1], str(pair[0])))}


def _wins(party: results.PartyStatistics, *winners: int) -> dict[str, object]:
    return {results.WINNERS[winner]: _share(party.won(winner)) for winner in winners}


def _share(share: Share) -> dict[str, object]:
    return {
        "games": share.cases,
        "share": round(share.share, DIGITS),
        "low": round(share.low, DIGITS),
        "high": round(share.high, DIGITS),
    }


def _spread(spread: Spread) -> dict[str, object]:
    return {**spread._asdict(), "mean": round(spread.mean, DIGITS)}
