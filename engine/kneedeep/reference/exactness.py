"""Whether the computed reach of the marines is exact, or only a bound."""

import networkx as nx

from kneedeep.model.scenario.model import Condition, Token
from kneedeep.reference.script import Script, is_exit, leading, leaves


def only_grows(script: Script) -> bool:
    """True if nothing is ever taken from the marines: no closing step, no one-way teleporter, no other end.

    Rule: scenario format, *Solvability stays decidable*.
    """
    taking = any(script.takes(effect) for effects in script.effects.values() for effect in effects)
    # If doors never close, marines can't open a door that a step opened. Rule: RUL16-69, RUL16-179.
    opened = any(effect.kind == "open" for effects in script.effects.values() for effect in effects)
    by_marines = any(leaf.kind == "open" and leaf.params.get("by") for leaf in script.conditions())
    raced = opened and by_marines and not script.closing_doors
    return _ends_in_time(script) and not (taking or raced or _one_way(script) or _leaving_matters(script))


def _ends_in_time(script: Script) -> bool:
    """True if the game ends against the marines only by frags and rounds."""
    ends = [ending.when for ending in script.scenario.endings if ending.winner != "marines"]
    ends += [script.scenario.victory.invaders] if script.scenario.victory.invaders else []
    return all(leaf.kind in ("frags", "round", "rounds") for end in ends for leaf in leaves(end))


def _leaving_matters(script: Script) -> bool:
    """True if something besides the end depends on marines leaving. Those marines are nowhere. Rule: RUL-97."""
    scenario = script.scenario
    own: list[Condition | None] = [trigger.when for trigger in scenario.triggers]
    own += [door.needs for door in scenario.doors]
    own += [thing.element.needs for thing in script.things if isinstance(thing.element, Token)]
    asked = any(leaf.kind == "exit" for condition in own for leaf in leaves(condition))
    doors = [door.element.do for door in script.ground.doors if door.element.exit]
    tokens = [thing.element.do for thing in script.things if is_exit(thing.laid.type)]
    return asked or any((*doors, *tokens))


def _one_way(script: Script) -> bool:
    """True if a teleporter without `needs` may lead to a place from which none leads back."""
    pads = [thing.element for thing in script.things if getattr(thing.laid.type, "teleports", False)]
    ways, sure = nx.DiGraph(), nx.DiGraph()
    for place, pad in enumerate(pads):
        named = dict(leading(pad))
        sure.add_node(place)
        for number, other in enumerate(pads):
            if other.id in named if named else other.color == pad.color:
                ways.add_edge(place, number)
                if not named or named[other.id] is None:
                    sure.add_edge(place, number)
    return not all(nx.has_path(sure, end, start) for start, end in ways.edges)
