"""Which numbers of the printed game a game rests on: those it may read, and those a played one did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kneedeep.catalog.overrides import data_with
from kneedeep.catalog.sheet import entries
from kneedeep.rules.doom2004.arms import DICE, Arms
from kneedeep.rules.doom2004.kinds import MARINE
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.doom2004.tokens import every_effect
from kneedeep.rules.event import Event
from kneedeep.rules.game import Game

_ALWAYS = ("actions.", "numbers.")


def may_read(game: Game, players: int) -> frozenset[str]:
    """Return the addresses of all numbers that a game of a scenario with so many marines may read."""
    t = game.tables(players)
    kinds = {setup.kind for setup in t.setups} | _spawned(t)
    weapons = {number for number in range(len(t.weapons)) if t.innate >> number & 1}
    weapons |= {t.weapon_number[piece.thing] for piece in t.pieces if piece.thing in t.weapon_number}
    decks = tuple(f"invader-cards.{deck}." for deck in t.deck_ids)
    return frozenset(
        (
            *_common(game, players),
            *(name for name in _names(game) if name.startswith((*decks, "marine-cards."))),
            *_of(t, game, kinds, weapons),
        )
    )


def was_read(game: Game, players: int, events: Iterable[Event]) -> frozenset[str]:
    """Return the addresses of the numbers that a played game rested on, by what happened in it."""
    t = game.tables(players)
    kinds: set[int] = set()
    weapons: set[int] = set()
    cards: set[str] = set()
    deck = f"invader-cards.{t.deck_ids[0]}."
    for event in events:
        if event[0] == "deck":
            deck = f"invader-cards.{t.deck_ids[event[1]]}."
        elif event[0] == "place":
            kinds.add(event[2])
        elif event[0] == "attack" and event[2] >= 0:
            weapons.add(event[2])
        elif event[0] in ("event-card", "spawn-card", "scatter") and event[1] >= 0:
            cards.add(f"{deck}{t.cards[event[1]].id}.")
            if event[0] == "scatter":
                cards.add(f"{deck}scatter")
        elif event[0] == "dealt":
            cards |= {f"marine-cards.{card}." for card in event[2]}
    # The deck's order hangs on how many of each card there are.
    copies = [name for name in _names(game) if name.startswith(deck) and name.endswith(".copies")]
    shown = [name for name in _names(game) if any(name.startswith(card) for card in cards)]
    return frozenset((*_common(game, players), *copies, *shown, *_of(t, game, kinds, weapons)))


def _names(game: Game) -> list[str]:
    """The addresses of the whole sheet."""
    return [entry.address for entry in entries(data_with(game.ruleset.name, game.ruleset.numbers))]


def _common(game: Game, players: int) -> Iterator[str]:
    """What every game reads: set-up, actions, the numbers of the rules, its difficulty, the defaults of house rules."""
    rules = game.scenario.rules
    level = rules.get("difficulty", "hurt-me-plenty")
    heads = (*_ALWAYS, f"marines.{players}.", f"difficulties.{level}.", "rules.")
    return (
        name for name in _names(game) if name.startswith(heads) and name.removeprefix("rules.") not in rules
    )


def _of(t: Tables, game: Game, kinds: set[int], weapons: set[int]) -> Iterator[str]:
    """The numbers of kinds of figures, of weapons, and of the dice they roll."""
    own = {figure.id: figure.like or "" for figure in game.scenario.figure_types}
    heads = [f"figures.{own.get(t.kinds[kind].id, t.kinds[kind].id)}." for kind in kinds if kind != MARINE]
    heads += [f"weapons.{t.weapons[number].id}." for number in weapons]
    arms: list[Arms | None] = [t.kinds[kind].arms for kind in kinds]
    arms += [t.weapons[number] for number in weapons]
    colors = {DICE[color] for one in arms if one is not None for color in one.dice}
    heads += [f"dice.{color}." for color in colors]
    return (name for name in _names(game) if name.startswith(tuple(heads)))


def _spawned(t: Tables) -> set[int]:
    """The kinds that spawn cards, spawn areas, steps and sentry bot tokens bring."""
    named = {kind for card in t.cards for group in card.spawn for kind, _ in group}
    found = {t.kind_number[kind] for kind in named if kind in t.kind_number}
    found = {t.replace.get(kind, kind) for kind in found}
    found |= set(t.stands_for)
    others = [spawn.each_round["kind"] for spawn in t.spawns if spawn.each_round is not None]
    others += [effect.value["kind"] for effect in every_effect(t.scenario) if effect.kind == "spawn"]
    found |= {t.kind_number[str(kind)] for kind in others if str(kind) in t.kind_number}
    if any(piece.type.placement == "figure" for piece in t.pieces):
        found.add(t.bot_kind)
    return found
