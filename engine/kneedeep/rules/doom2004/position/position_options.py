"""What a position may be put together from: only what the scenario declares, in words, for whoever chooses by hand."""

from __future__ import annotations

from collections.abc import Iterator

from kneedeep.geometry.bits import each_number
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.position.labels import Labels
from kneedeep.rules.doom2004.position.placement import keys_of
from kneedeep.rules.doom2004.text.game_names import ORDERS, Names
from kneedeep.rules.position import Deed
from kneedeep.rules.position_options import DeedOption, DoorOption, Named, PositionOptions


def position_options(game: Doom2004Game, players: int) -> PositionOptions:
    """Return what a position for so many marines may hold. Raises UnplayableError for a number it is not made for."""
    t = game.tables(players)
    names, labels = Names(t), Labels(t)
    marine_cards = {
        card.id: Named(card.id, card.name, str(getattr(card.effect, "value", "") or ""))
        for card in t.play.marine_cards
    }
    kinds = {piece.kind for piece in t.pieces}
    weapons = tuple(_weapons(t))
    counted = tuple(kind for kind in ("adrenaline", "oxygen", "berserk") if kind in kinds)
    charged = any(weapon.name == "soul-cube" for weapon in weapons)
    return PositionOptions(
        areas=tuple(
            Named(area, names.area(number)) for number, area in enumerate(t.areas) if number != t.start_area
        ),
        doors=tuple(_ways(game, t, names, labels)),
        keys=keys_of(t),
        flags=tuple(t.flag_number),
        past=tuple(_past(t, names, labels)),
        weapons=weapons,
        ammo=tuple(_ammo(t, weapons)),
        counted=(*counted, "charge") if charged else counted,
        cards=tuple(marine_cards[card] for card in t.marine_cards),
        ammunition=AMMO,
        orders=ORDERS,
        most_armor=t.parameters.armor_max,
        start=t.areas[t.start_area],
        things=tuple(
            Named(labels.pieces[piece.number][0], names.token(piece.number))
            for piece in t.pieces
            if piece.kind == "item" and labels.pieces[piece.number][0]
        ),
    )


def _weapons(t: CompiledScenario) -> Iterator[Named]:
    declared = {piece.thing for piece in t.pieces}
    for number, weapon in enumerate(t.weapons):
        if weapon.id in declared and not t.innate >> number & 1:
            yield Named(weapon.id, weapon.name)


def _ammo(t: CompiledScenario, weapons: tuple[Named, ...]) -> Iterator[int]:
    start = (t.parameters.bullets, t.parameters.rockets, t.parameters.cells)
    used = {t.weapons[number].ammo for number in each_number(t.innate)}
    used |= {t.weapons[t.weapon_number[weapon.name]].ammo for weapon in weapons}
    for place in range(len(AMMO)):
        if start[place] or place in used or any(piece.item == place for piece in t.pieces):
            yield place


def _ways(game: Doom2004Game, t: CompiledScenario, names: Names, labels: Labels) -> Iterator[DoorOption]:
    for number, door in enumerate(t.doors):
        if door.exit or not labels.doors[number] or not game.board.doors[number].stands:
            continue
        sides = dict.fromkeys(names.area(t.area_of[space]) for space in door.touched)
        kind = f"{door.element.key} {door.kind}" if door.element.key else door.kind
        words = f"{labels.doors[number].partition(':')[2]} ({kind}, {' – '.join(sides)})"
        yield DoorOption(number, labels.doors[number], words, door.element.open, door.touching)


def _past(t: CompiledScenario, names: Names, labels: Labels) -> Iterator[DeedOption]:
    for piece in t.pieces:
        name, at = labels.pieces[piece.number]
        # Keys are chosen by their colors; a sentry bot is a figure from the start.
        if not name or not piece.element.serial or piece.kind in ("key", "sentry-bot"):
            continue
        if piece.type.taken:
            done = "taken"
        elif piece.wounds or piece.kind == tokens_on_board.BARREL:
            done = "destroyed"
        elif (piece.use_from or piece.type.use) and not piece.type.linked and piece.kind != "exit":
            done = "used"
        else:
            continue
        weapon = t.weapon_number.get(piece.thing)
        called = names.token(piece.number) if weapon is None else t.weapons[weapon].name
        yield DeedOption(Deed(name, at), _past_text(called, at, done), piece.area)
    for setup in t.setups:
        name, at = labels.setups[setup.number]
        if name and setup.element.serial:
            called = setup.element.name or t.kinds[setup.kind].name
            yield DeedOption(Deed(name, at), _past_text(called, at, "killed"), setup.area)


def _past_text(what: str, at: tuple[int, int] | None, done: str) -> str:
    return f"{what} {done}" if at is None else f"{what} at {at[0]},{at[1]} {done}"
