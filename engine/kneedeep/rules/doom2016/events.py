"""The kinds of events of the 2016 game, with their sentences in a story."""

from __future__ import annotations

from kneedeep.english import counted
from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_types as types
from kneedeep.rules.doom2016.text.game_names import Names
from kneedeep.rules.event import EventKind, fields_of


def _turn(n: Names, seat: int) -> str:
    return "The invader's initiative card" if seat >= n.t.marines else f"{n.player(seat)}'s initiative card"


def _place(n: Names, figure: int, kind: int, space: int, _shape: int, why: str) -> str:
    if why == "respawn":
        return ""
    return f"{n.figure(figure)} is placed at {n.space(space)}" + (" (summoned)" if why == "summoned" else "")


def _initiative_deck(_n: Names, marines: int, invader: int) -> str:
    own, other = counted(marines, "marine card"), counted(invader, "invader card")
    return f"the initiative deck is shuffled: {own} and {other}"


def _door(n: Names, door: int, figure: int) -> str:
    return f"{n.figure(figure)} opens {n.door(door)}" if figure >= 0 else f"{n.door(door)} opens"


def _defense(n: Names, figure: int, card: int, second: int) -> str:
    return f"{n.figure(figure)} reveals {'another card, ' if second else ''}{n.defense_card(figure, card)}"


def _result(n: Names, _figure: int, target: int, hits: int, shields: int, dodged: int, damage: int) -> str:
    against = "a dodge" if dodged else counted(shields, "shield")
    return f"{counted(hits, 'hit')} against {against}: {n.figure(target)} suffers {damage} damage"


def _damage(n: Names, figure: int, damage: int, why: str) -> str:
    return "" if why == "attack" else f"{n.figure(figure)} suffers {damage} damage"


def _glory(n: Names, seat: int, card: int) -> str:
    drawn = f" and draws {n.t.cards.glory[card].name}" if card >= 0 else ""
    return f"{n.player(seat)} makes a Glory Kill{drawn}"


def _argent(n: Names, kind: int, count: int) -> str:
    where = "the invasion card" if kind < 0 else f"the card of {n.kinds_text(kind)}"
    return f"{counted(count, 'Argent Power token')} on {where}"


def _gone(n: Names, token: int, why: str) -> str:
    return f"the {n.token(token)} is {why}" if why in ("removed", "lost") else ""


def _item(n: Names, seat: int, token: int, on: int) -> str:
    return f"{n.player(seat)} {'gains' if on else 'loses'} the {n.token(token)}"


_KINDS = (
    EventKind("initiative-deck", fields_of(types.InitiativeDeck), story=_initiative_deck),
    EventKind(
        "initiative-card",
        fields_of(types.InitiativeCard),
        story=lambda n, kind: (
            f"an invader initiative card for {n.kinds_text(kind)} is shuffled into the initiative deck"
        ),
    ),
    EventKind(
        "readied",
        fields_of(types.Readied),
        story=lambda n, number: f"the invader readies {counted(number, 'demon card')}",
    ),
    EventKind(
        "phase",
        fields_of(types.Phase),
        story=lambda n, phase: f"== {('Status Phase', 'Activation Phase')[phase]} ==",
    ),
    EventKind("turn", fields_of(game_events.Turn), story=_turn, role="turn"),
    EventKind(
        "type",
        fields_of(types.Type),
        story=lambda n, kind: f"the invader exhausts the demon card of {n.kinds_text(kind)}",
    ),
    EventKind(
        "activated",
        fields_of(types.Activated),
        story=lambda n, figure: f"{n.figure(figure)} is activated",
    ),
    EventKind(
        "event-set",
        fields_of(types.EventSet),
        story=lambda n, set_: f"the invader takes the events {n.event_set(set_)}",
    ),
    EventKind(
        "squad",
        fields_of(types.Squad),
        story=lambda n, seat, card: f"{n.player(seat)} gets {n.t.cards.squads[card].name}",
    ),
    EventKind(
        "class",
        fields_of(types.Class),
        story=lambda n, seat, card: f"{n.player(seat)} takes {n.t.cards.classes[card].name}",
    ),
    EventKind(
        "kit",
        fields_of(types.Kit),
        story=lambda n, seat, weapon: f"{n.player(seat)} gets the {n.t.weapon_names[weapon]}",
    ),
    EventKind(
        "dealt",
        fields_of(types.Dealt),
        story=lambda n, seat, number: f"{n.player(seat)} draws {counted(number, 'card')}",
    ),
    EventKind(
        "drawn",
        fields_of(types.Drawn),
        story=lambda n, number: f"the invader draws {counted(number, 'event')}",
    ),
    EventKind(
        "shuffled",
        fields_of(types.Shuffled),
        story=lambda n, seat: (
            f"{'the invader' if seat >= n.t.marines else n.player(seat)} shuffles a new deck"
        ),
    ),
    EventKind("place", fields_of(types.Place), story=_place, role="arrival"),
    EventKind(
        "step",
        fields_of(types.Step),
        story=lambda n, figure, space, _shape: f"{n.figure(figure)} moves to {n.space(space)}",
        in_walk=True,
        role="move",
    ),
    EventKind(
        "teleport",
        fields_of(types.Teleport),
        story=lambda n, figure, space: f"{n.figure(figure)} teleports to {n.space(space)}",
        in_walk=True,
        role="jump",
    ),
    EventKind(
        "displaced",
        fields_of(types.Displaced),
        story=lambda n, figure, space, _shape: f"{n.figure(figure)} gives way to {n.space(space)}",
        role="move",
    ),
    EventKind(
        "respawn",
        fields_of(types.Respawn),
        story=lambda n, figure, space: f"{n.figure(figure)} respawns at {n.space(space)}",
        role="arrival",
    ),
    EventKind(
        "left",
        fields_of(types.Left),
        story=lambda n, seat, door, token: f"{n.player(seat)} leaves the map",
        role="departure",
    ),
    EventKind("door", fields_of(types.Door), story=_door, role="door"),
    EventKind(
        "pad",
        fields_of(types.Pad),
        story=lambda n, token: f"the {n.token(token)} becomes active",
        in_walk=True,
    ),
    EventKind(
        "played",
        fields_of(types.Played),
        story=lambda n, seat, card: f"{n.player(seat)} plays {n.card(card)}",
        in_walk=True,
    ),
    EventKind(
        "sprint",
        fields_of(types.Sprint),
        story=lambda n, seat, card: f"{n.player(seat)} discards {n.card(card)} to sprint",
        in_walk=True,
    ),
    EventKind(
        "reaction",
        fields_of(types.Reaction),
        story=lambda n, seat, card: f"{n.player(seat)} plays {n.card(card)} as a reaction",
    ),
    EventKind(
        "event",
        fields_of(types.Event),
        story=lambda n, card: (
            f"the invader plays {n.event(card)} ({'; '.join(n.effects(n.t.cards.events[card].source))})"
        ),
    ),
    EventKind(
        "ability",
        fields_of(types.Ability),
        story=lambda n, figure, ability: f"{n.figure(figure)} uses {n.t.cards.abilities[ability].name}",
    ),
    EventKind(
        "class-used",
        fields_of(types.ClassUsed),
        story=lambda n, seat, card: f"{n.player(seat)} uses {n.t.cards.classes[card].name}",
    ),
    EventKind(
        "glory-used",
        fields_of(types.GloryUsed),
        story=lambda n, seat, card: f"{n.player(seat)} uses {n.t.cards.glory[card].name}",
    ),
    EventKind(
        "attack",
        fields_of(types.Attack),
        story=lambda n, figure, target, card: (
            f"{n.figure(figure)} attacks {n.figure(target)}" + (f" with {n.card(card)}" if card >= 0 else "")
        ),
        role="attack",
    ),
    EventKind(
        "dice", fields_of(types.Dice), story=lambda n, rolled: f"rolled: {n.faces(rolled)}", role="dice"
    ),
    EventKind(
        "reroll",
        fields_of(types.Reroll),
        story=lambda n, rolled: f"rolled again: {n.faces(rolled)}",
        role="dice",
    ),
    EventKind(
        "less-dice",
        fields_of(types.LessDice),
        story=lambda n, figure, color: f"{n.figure(figure)} is stunned and rolls {n.pool((color,))} less",
    ),
    EventKind("defense", fields_of(types.Defense), story=_defense),
    EventKind("result", fields_of(types.Result), story=_result),
    EventKind("damage", fields_of(types.Damage), story=_damage, role="wound"),
    EventKind(
        "healed",
        fields_of(types.Healed),
        story=lambda n, figure, damage: f"{n.figure(figure)} recovers {damage} damage",
        role="heal",
    ),
    EventKind(
        "stun",
        fields_of(types.Stun),
        story=lambda n, figure, on: f"{n.figure(figure)} is {'stunned' if on else 'no longer stunned'}",
    ),
    EventKind(
        "fragged",
        fields_of(types.Fragged),
        story=lambda n, figure, kind, space: f"{n.figure(figure)} is fragged",
        role="departure",
    ),
    EventKind(
        "frag",
        fields_of(types.Frag),
        story=lambda n, frags: f"the invader has {counted(frags, 'frag token')}",
    ),
    EventKind("glory", fields_of(types.Glory), story=_glory),
    EventKind(
        "demon",
        fields_of(types.Demon),
        story=lambda n, kind, faceup: (
            f"the demon card of {n.kinds_text(kind)} is turned {'faceup' if faceup else 'facedown'}"
        ),
    ),
    EventKind("argent", fields_of(types.Argent), story=_argent),
    EventKind(
        "discarded",
        fields_of(types.Discarded),
        story=lambda n, card: f"the invader discards {n.event(card)} for Argent Power",
    ),
    EventKind(
        "threat",
        fields_of(types.Threat),
        story=lambda n, count: f"the invader has {counted(count, 'threat token')}",
    ),
    EventKind(
        "summons",
        fields_of(types.Summons),
        story=lambda n, token, group: f"the {n.token(token)} summons {n.group(token, group)}",
    ),
    EventKind("gone", fields_of(types.Gone), story=_gone),
    EventKind("token", fields_of(types.Token)),
    EventKind(
        "lost",
        fields_of(types.Lost),
        story=lambda n, kind, count: (
            f"no figure or no place for {count} {n.kind(kind) if count == 1 else n.kinds_text(kind)}"
        ),
    ),
    EventKind(
        "carrier",
        fields_of(types.Carrier),
        story=lambda n, figure, token: f"{n.figure(figure)} carries the {n.token(token)}",
    ),
    EventKind("item", fields_of(types.Item), story=_item, in_walk=True),
    EventKind(
        "used",
        fields_of(types.Used),
        story=lambda n, seat, token: f"{n.player(seat)} uses the {n.token(token)}",
    ),
    EventKind("tried", fields_of(types.Tried), story=lambda n, seat: f"{n.player(seat)} finds it locked"),
    EventKind(
        "looked",
        fields_of(types.Looked),
        story=lambda n, player, number: f"{n.player(player)} looks at {counted(number, 'initiative card')}",
    ),
    EventKind("judged", fields_of(game_events.Judged)),
    EventKind("over", fields_of(game_events.Over), story=lambda n, winner, why: game_events.WON[winner]),
)
EVENTS = {kind.name: kind for kind in (*game_events.KINDS, *_KINDS)}
