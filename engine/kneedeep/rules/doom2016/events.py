"""The kinds of events of the 2016 game, with their sentences in a story."""

from kneedeep.rules import game_events
from kneedeep.rules.doom2016 import event_types as types
from kneedeep.rules.doom2016.names import ruling_notes
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.event import EventKind, fields_of
from kneedeep.support.translation import tr, tr_count, translated


def _turn(n: Names, seat: int) -> str:
    return (
        tr("The invader's initiative card")
        if seat >= n.t.marines
        else tr("{seat}'s initiative card", seat=n.player(seat))
    )


def _place(n: Names, figure: int, kind: int, space: int, _shape: int, why: str) -> str:
    if why == "respawn":
        return ""
    return tr("{figure} is placed at {space}", figure=n.figure(figure), space=n.space(space)) + (
        tr(" (summoned)") if why == "summoned" else ""
    )


def _initiative_deck(_n: Names, marines: int, invader: int) -> str:
    own, other = (
        tr_count("{n} marine card", "{n} marine cards", marines),
        tr_count("{n} invader card", "{n} invader cards", invader),
    )
    return tr("the initiative deck is shuffled: {own} and {other}", own=own, other=other)


def _door(n: Names, door: int, figure: int) -> str:
    return (
        tr("{figure} opens {door}", figure=n.figure(figure), door=n.door(door))
        if figure >= 0
        else tr("{door} opens", door=n.door(door))
    )


def _defense(n: Names, figure: int, card: int, second: int) -> str:
    return tr(
        "{figure} reveals {what}{defense_card}",
        figure=n.figure(figure),
        what=tr("another card, ") if second else "",
        defense_card=n.defense_card(figure, card),
    )


def _result(n: Names, _figure: int, target: int, hits: int, shields: int, dodged: int, damage: int) -> str:
    against = tr("a dodge") if dodged else tr_count("{n} shield", "{n} shields", shields)
    return tr(
        "{value} against {against}: {target} suffers {damage} damage",
        value=tr_count("{n} hit", "{n} hits", hits),
        against=against,
        target=n.figure(target),
        damage=damage,
    )


def _damage(n: Names, figure: int, damage: int, why: str) -> str:
    return (
        ""
        if why == "attack"
        else tr("{figure} suffers {damage} damage", figure=n.figure(figure), damage=damage)
    )


def _glory(n: Names, seat: int, card: int) -> str:
    drawn = tr(" and draws {name}", name=n.t.cards.glory[card].name) if card >= 0 else ""
    return tr("{seat} makes a Glory Kill{drawn}", seat=n.player(seat), drawn=drawn)


def _argent(n: Names, kind: int, count: int) -> str:
    where = (
        tr("the invasion card") if kind < 0 else tr("the card of {kinds_text}", kinds_text=n.kinds_text(kind))
    )
    return tr(
        "{value} on {where}",
        value=tr_count("{n} Argent Power token", "{n} Argent Power tokens", count),
        where=where,
    )


def _gone(n: Names, token: int, why: str) -> str:
    return (
        tr(
            "the {token} is {why}",
            token=n.token(token),
            why=tr("removed") if why == "removed" else tr("lost"),
        )
        if why in ("removed", "lost")
        else ""
    )


def _item(n: Names, seat: int, token: int, on: int) -> str:
    return tr(
        "{seat} {what} the {token}",
        seat=n.player(seat),
        what=tr("gains") if on else tr("loses"),
        token=n.token(token),
    )


_KINDS = (
    EventKind("initiative-deck", fields_of(types.InitiativeDeck), story=_initiative_deck),
    EventKind(
        "initiative-card",
        fields_of(types.InitiativeCard),
        story=ruling_notes.card_shuffled_in,
    ),
    EventKind("most-cards", fields_of(types.MostCards), story=ruling_notes.most_invader_cards),
    EventKind(
        "readied",
        fields_of(types.Readied),
        story=lambda n, number: tr(
            "the invader readies {value}", value=tr_count("{n} demon card", "{n} demon cards", number)
        ),
    ),
    EventKind(
        "phase",
        fields_of(types.Phase),
        story=lambda n, phase: f"== {(tr('Status Phase'), tr('Activation Phase'))[phase]} ==",
    ),
    EventKind("turn", fields_of(game_events.Turn), story=_turn, role="turn"),
    EventKind(
        "type",
        fields_of(types.Type),
        story=lambda n, kind: tr(
            "the invader exhausts the demon card of {kinds_text}", kinds_text=n.kinds_text(kind)
        ),
    ),
    EventKind(
        "activated",
        fields_of(types.Activated),
        story=lambda n, figure: tr("{figure} is activated", figure=n.figure(figure)),
    ),
    EventKind(
        "event-set",
        fields_of(types.EventSet),
        story=lambda n, set_: tr("the invader takes the events {event_set}", event_set=n.event_set(set_)),
    ),
    EventKind(
        "squad",
        fields_of(types.Squad),
        story=lambda n, seat, card: tr(
            "{seat} gets {name}", seat=n.player(seat), name=n.t.cards.squads[card].name
        ),
    ),
    EventKind(
        "class",
        fields_of(types.Class),
        story=lambda n, seat, card: tr(
            "{seat} takes {name}", seat=n.player(seat), name=n.t.cards.classes[card].name
        ),
    ),
    EventKind(
        "kit",
        fields_of(types.Kit),
        story=lambda n, seat, weapon: tr(
            "{seat} gets the {weapon_names}",
            seat=n.player(seat),
            weapon_names=translated(n.t.weapon_names[weapon]),
        ),
    ),
    EventKind(
        "dealt",
        fields_of(types.Dealt),
        story=lambda n, seat, number: tr(
            "{seat} draws {value}", seat=n.player(seat), value=tr_count("{n} card", "{n} cards", number)
        ),
    ),
    EventKind(
        "drawn",
        fields_of(types.Drawn),
        story=lambda n, number: tr(
            "the invader draws {value}", value=tr_count("{n} event", "{n} events", number)
        ),
    ),
    EventKind(
        "shuffled",
        fields_of(types.Shuffled),
        story=lambda n, seat: tr(
            "{what} shuffles a new deck", what=tr("the invader") if seat >= n.t.marines else n.player(seat)
        ),
    ),
    EventKind("place", fields_of(types.Place), story=_place, role="arrival"),
    EventKind(
        "step",
        fields_of(types.Step),
        story=lambda n, figure, space, _shape: tr(
            "{figure} moves to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        in_walk=True,
        role="move",
    ),
    EventKind(
        "teleport",
        fields_of(types.Teleport),
        story=lambda n, figure, space: tr(
            "{figure} teleports to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        in_walk=True,
        role="jump",
    ),
    EventKind(
        "displaced",
        fields_of(types.Displaced),
        story=lambda n, figure, space, _shape: tr(
            "{figure} gives way to {space}", figure=n.figure(figure), space=n.space(space)
        ),
        role="move",
    ),
    EventKind(
        "respawn",
        fields_of(types.Respawn),
        story=ruling_notes.respawn,
        role="arrival",
    ),
    EventKind(
        "left",
        fields_of(types.Left),
        story=lambda n, seat, door, token: tr("{seat} leaves the map", seat=n.player(seat)),
        role="departure",
    ),
    EventKind("door", fields_of(types.Door), story=_door, role="door"),
    EventKind(
        "pad",
        fields_of(types.Pad),
        story=lambda n, token: tr("the {token} becomes active", token=n.token(token)),
        in_walk=True,
    ),
    EventKind(
        "played",
        fields_of(types.Played),
        story=lambda n, seat, card: tr("{seat} plays {card}", seat=n.player(seat), card=n.card(card)),
        in_walk=True,
    ),
    EventKind(
        "sprint",
        fields_of(types.Sprint),
        story=lambda n, seat, card: tr(
            "{seat} discards {card} to sprint", seat=n.player(seat), card=n.card(card)
        ),
        in_walk=True,
    ),
    EventKind(
        "reaction",
        fields_of(types.Reaction),
        story=lambda n, seat, card: tr(
            "{seat} plays {card} as a reaction", seat=n.player(seat), card=n.card(card)
        ),
    ),
    EventKind(
        "event",
        fields_of(types.Event),
        story=lambda n, card: tr(
            "the invader plays {event} ({parts})",
            event=n.event(card),
            parts="; ".join(n.effects(n.t.cards.events[card].source)),
        ),
    ),
    EventKind(
        "ability",
        fields_of(types.Ability),
        story=lambda n, figure, ability: tr(
            "{figure} uses {name}", figure=n.figure(figure), name=n.t.cards.abilities[ability].name
        ),
    ),
    EventKind(
        "class-used",
        fields_of(types.ClassUsed),
        story=lambda n, seat, card: tr(
            "{seat} uses {name}", seat=n.player(seat), name=n.t.cards.classes[card].name
        ),
    ),
    EventKind(
        "glory-used",
        fields_of(types.GloryUsed),
        story=lambda n, seat, card: tr(
            "{seat} uses {name}", seat=n.player(seat), name=n.t.cards.glory[card].name
        ),
    ),
    EventKind(
        "attack",
        fields_of(types.Attack),
        story=lambda n, figure, target, card: (
            tr("{figure} attacks {target}", figure=n.figure(figure), target=n.figure(target))
            + (tr(" with {card}", card=n.card(card)) if card >= 0 else "")
        ),
        role="attack",
    ),
    EventKind(
        "dice",
        fields_of(types.Dice),
        story=lambda n, rolled: tr("rolled: {faces}", faces=n.faces(rolled)),
        role="dice",
    ),
    EventKind(
        "reroll",
        fields_of(types.Reroll),
        story=lambda n, rolled: tr("rolled again: {faces}", faces=n.faces(rolled)),
        role="dice",
    ),
    EventKind(
        "less-dice",
        fields_of(types.LessDice),
        story=lambda n, figure, color: tr(
            "{figure} is stunned and rolls {pool} less", figure=n.figure(figure), pool=n.pool((color,))
        ),
    ),
    EventKind("defense", fields_of(types.Defense), story=_defense),
    EventKind("result", fields_of(types.Result), story=_result),
    EventKind("damage", fields_of(types.Damage), story=_damage, role="wound"),
    EventKind(
        "healed",
        fields_of(types.Healed),
        story=lambda n, figure, damage: tr(
            "{figure} recovers {damage} damage", figure=n.figure(figure), damage=damage
        ),
        role="heal",
    ),
    EventKind(
        "stun",
        fields_of(types.Stun),
        story=lambda n, figure, on: tr(
            "{figure} is {what}",
            figure=n.figure(figure),
            what=tr("stunned") if on else tr("no longer stunned"),
        ),
    ),
    EventKind(
        "fragged",
        fields_of(types.Fragged),
        story=lambda n, figure, kind, space: tr("{figure} is fragged", figure=n.figure(figure)),
        role="departure",
    ),
    EventKind(
        "frag",
        fields_of(types.Frag),
        story=lambda n, frags: tr(
            "the invader has {value}", value=tr_count("{n} frag token", "{n} frag tokens", frags)
        ),
    ),
    EventKind("glory", fields_of(types.Glory), story=_glory),
    EventKind(
        "demon",
        fields_of(types.Demon),
        story=lambda n, kind, faceup: tr(
            "the demon card of {kinds_text} is turned {what}",
            kinds_text=n.kinds_text(kind),
            what=tr("faceup") if faceup else tr("facedown"),
        ),
    ),
    EventKind("argent", fields_of(types.Argent), story=_argent),
    EventKind(
        "discarded",
        fields_of(types.Discarded),
        story=lambda n, card: tr("the invader discards {event} for Argent Power", event=n.event(card)),
    ),
    EventKind(
        "threat",
        fields_of(types.Threat),
        story=lambda n, count: tr(
            "the invader has {value}", value=tr_count("{n} threat token", "{n} threat tokens", count)
        ),
    ),
    EventKind("seen-at-setup", fields_of(types.SeenAtSetup), story=ruling_notes.seen_at_setup),
    EventKind(
        "summons",
        fields_of(types.Summons),
        story=lambda n, token, group: tr(
            "the {token} summons {group}", token=n.token(token), group=n.group(token, group)
        ),
    ),
    EventKind("gone", fields_of(types.Gone), story=_gone),
    EventKind("token", fields_of(types.Token)),
    EventKind(
        "lost",
        fields_of(types.Lost),
        story=lambda n, kind, count: tr(
            "no figure or no place for {count} {what}",
            count=count,
            what=n.kind(kind) if count == 1 else n.kinds_text(kind),
        ),
    ),
    EventKind(
        "carrier",
        fields_of(types.Carrier),
        story=lambda n, figure, token: tr(
            "{figure} carries the {token}", figure=n.figure(figure), token=n.token(token)
        ),
    ),
    EventKind("item", fields_of(types.Item), story=_item, in_walk=True),
    EventKind(
        "used",
        fields_of(types.Used),
        story=lambda n, seat, token: tr("{seat} uses the {token}", seat=n.player(seat), token=n.token(token)),
    ),
    EventKind(
        "tried",
        fields_of(types.Tried),
        story=lambda n, seat: tr("{seat} finds it locked", seat=n.player(seat)),
    ),
    EventKind(
        "looked",
        fields_of(types.Looked),
        story=lambda n, player, number: tr(
            "{player} looks at {value}",
            player=n.player(player),
            value=tr_count("{n} initiative card", "{n} initiative cards", number),
        ),
    ),
    EventKind("judged", fields_of(game_events.Judged)),
    EventKind("over", fields_of(game_events.Over), story=lambda n, winner, why: tr(game_events.WON[winner])),
)
EVENTS = {kind.name: kind for kind in (*game_events.KINDS, *_KINDS)}
