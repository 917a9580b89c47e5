"""Events as a story: one line per event that is shown to players."""

from collections.abc import Callable, Iterable, Mapping

from kneedeep.rules import Event, answers, game_events
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.event_texts import EVENTS
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.support.english import capitalized
from kneedeep.support.translation import later, literal_parts, tr, tr_count


def _turn(n: Names, seat: int) -> str:
    if seat >= n.t.marines:
        return tr("The invader's initiative card")
    return tr("{seat}'s initiative card", seat=n.marine(seat))


def _shuffled(n: Names, seat: int) -> str:
    what = tr("the invader") if seat >= n.t.marines else n.marine(seat)
    return tr("{what} shuffles a new deck", what=what)


def _place(n: Names, figure: int, _kind: int, space: int, _shape: int, why: str) -> str:
    if why == "respawn":
        return ""
    return tr("{figure} is placed at {space}", figure=n.figure(figure), space=n.space(space)) + (
        tr(" (summoned)") if why == "summoned" else ""
    )


def _respawn(n: Names, figure: int, space: int) -> str:
    """Name the respawn place of a marine: on a teleporter, or near taken teleporters. Rule: RUL16-162."""
    pads = (token for token in n.t.tokens if token.type.linked == "active")
    where = n.space(space)
    if any(token.bits >> space & 1 for token in pads):
        return tr("{figure} respawns at {space}", figure=n.figure(figure), space=where)
    return tr(
        "{figure} respawns at {space}, near a taken teleporter (ruling RUL16-162)", figure=n.figure(figure), space=where
    )


def _initiative_deck(_n: Names, marines: int, invader: int) -> str:
    own, other = (
        tr_count("{n} marine card", "{n} marine cards", marines),
        tr_count("{n} invader card", "{n} invader cards", invader),
    )
    return tr("the initiative deck is shuffled: {own} and {other}", own=own, other=other)


def _door(n: Names, door: int, figure: int) -> str:
    if figure < 0:
        return tr("{door} opens", door=n.door(door))
    return tr("{figure} opens {door}", figure=n.figure(figure), door=n.door(door))


def _played(n: Names, seat: int, card: int) -> str:
    if not (text := n.card_text(n.t.cards.actions[card])):
        return tr("{seat} plays {card}", seat=n.marine(seat), card=n.card(card))
    return tr("{seat} plays {card} ({parts})", seat=n.marine(seat), card=n.card(card), parts=text)


def _glory_used(n: Names, seat: int, card: int) -> str:
    parts = "; ".join(n.effects(n.t.cards.glory[card].source))
    return tr("{seat} uses {card} ({parts})", seat=n.marine(seat), card=n.glory_card(card), parts=parts)


def _event(n: Names, card: int) -> str:
    parts = "; ".join(n.effects(n.t.cards.events[card].source))
    return tr("the invader plays {event} ({parts})", event=n.event(card), parts=parts)


def _attack(n: Names, figure: int, target: int, card: int) -> str:
    return tr("{figure} attacks {target}", figure=n.figure(figure), target=n.figure(target)) + (
        tr(" with {card}", card=n.card(card)) if card >= 0 else ""
    )


def _defense(n: Names, figure: int, card: int, second: int) -> str:
    return tr(
        "{figure} reveals {what}{defense_card}",
        figure=n.figure(figure),
        what=tr("another card, ") if second else "",
        defense_card=n.defense_card(figure, card),
    )


_RESULT = later("{value} against {against}: {target} suffers {damage} damage")


def roll_story(lines: Iterable[str]) -> str:
    """The line with the result of the newest attack."""
    _, against, _, suffers, _ = literal_parts(_RESULT)
    return next((line for line in reversed([*lines]) if against in line and suffers in line), "")


def _result(n: Names, _figure: int, target: int, hits: int, shields: int, dodged: int, damage: int) -> str:
    against = tr("a dodge") if dodged else tr_count("{n} shield", "{n} shields", shields)
    return tr(
        _RESULT, value=tr_count("{n} hit", "{n} hits", hits), against=against, target=n.figure(target), damage=damage
    )


def _damage(n: Names, figure: int, damage: int, why: str) -> str:
    if why == "attack":
        return ""
    return tr("{figure} suffers {damage} damage", figure=n.figure(figure), damage=damage)


def _glory(n: Names, seat: int, card: int) -> str:
    drawn = tr(" and draws {name}", name=n.glory_card(card)) if card >= 0 else ""
    return tr("{seat} makes a Glory Kill{drawn}", seat=n.marine(seat), drawn=drawn)


def _argent(n: Names, kind: int, count: int) -> str:
    where = tr("the invasion card") if kind < 0 else tr("the card of {kinds_text}", kinds_text=n.kinds_text(kind))
    tokens = tr_count("{n} Argent Power token", "{n} Argent Power tokens", count)
    return tr("{value} on {where}", value=tokens, where=where)


def _gone(n: Names, token: int, why: str) -> str:
    if why not in ("removed", "lost"):
        return ""
    return tr("the {token} is {why}", token=n.token(token), why=tr("removed") if why == "removed" else tr("lost"))


def _lost(n: Names, kind: int, count: int) -> str:
    what = n.kind(kind) if count == 1 else n.kinds_text(kind)
    return tr("no figure or no place for {count} {what}", count=count, what=what)


_SENTENCES: Mapping[str, Callable[..., str]] = {
    "ability": Names.use_ability,
    "argent": _argent,
    "attack": _attack,
    "damage": _damage,
    "defense": _defense,
    "door": _door,
    "event": _event,
    "glory": _glory,
    "glory-used": _glory_used,
    "gone": _gone,
    "initiative-deck": _initiative_deck,
    "lost": _lost,
    "over": lambda _n, winner, _why: tr(game_events.WON[winner]),
    "place": _place,
    "played": _played,
    "respawn": _respawn,
    "result": _result,
    "shuffled": _shuffled,
    "summons": lambda n, token, group: tr(
        "the {token} summons {group}", token=n.token(token), group=n.group(token, group)
    ),
    "text": game_events.spoken,
    "turn": _turn,
}


class StoryWriter(answers.StoryWriter):
    """Writes events in their order and tracks the kinds of figures."""

    def __init__(self, tables: CompiledScenario) -> None:
        self.names = Names(tables)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """The lines of events. Consecutive steps of one figure are one line."""
        lines: list[str] = []
        walking = -1
        for event in events:
            if isinstance(event, event_texts.Place):
                self.names.kinds[event.figure] = event.kind
            line = EVENTS.sentence(self.names, event, _SENTENCES)
            if isinstance(event, event_texts.Fragged) and event.figure >= self.names.t.marines:
                self.names.kinds.pop(event.figure, None)
            if not line:
                continue
            if isinstance(event, game_events.Step):
                if walking == event.figure:
                    lines.pop()
                walking = event.figure
            else:
                walking = -1
            headings = game_events.Round | event_texts.Phase
            lines.append(line if isinstance(event, game_events.Text | headings) else f"{capitalized(line)}.")
        return lines
