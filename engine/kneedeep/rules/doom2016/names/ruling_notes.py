"""Sentences that name the ruling where the game does what the rulebook does not say.

Rule: RUL16-18, RUL16-22, RUL16-99, RUL16-151, RUL16-162.
"""

from kneedeep.rules.doom2016.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.state import State
from kneedeep.rules.numbers import FigureNumber, Seat, SpaceNumber, TokenNumber
from kneedeep.support.translation import tr, tr_count


def card_shuffled_in(n: Names, kind: int) -> str:
    """Return that a type gets an initiative card in mid-round. Rule: RUL16-22."""
    return tr(
        "an invader initiative card for {kinds_text} is shuffled into the initiative deck (ruling RUL16-22)",
        kinds_text=n.kinds_text(kind),
    )


def most_invader_cards(_n: Names, cards: int) -> str:
    """Return that more types are on the map than the invader has cards. Rule: RUL16-18."""
    return tr_count(
        "the invader has {n} initiative card at most (ruling RUL16-18)",
        "the invader has {n} initiative cards at most (ruling RUL16-18)",
        cards,
    )


def seen_at_setup(n: Names, seat: Seat, token: TokenNumber) -> str:
    """Return that a portal summons before the first round. Rule: RUL16-151."""
    return tr(
        "{seat} sees the {token} at set-up: it summons at once (ruling RUL16-151)",
        seat=n.player(seat),
        token=n.token(token),
    )


def respawn(n: Names, figure: FigureNumber, space: SpaceNumber) -> str:
    """The respawn place of a marine: on a teleporter, or beside the taken ones. Rule: RUL16-162."""
    pads = (token for token in n.t.tokens if token.type.linked == "active")
    where = n.space(space)
    if any(token.bits >> space & 1 for token in pads):
        return tr("{figure} respawns at {space}", figure=n.figure(figure), space=where)
    return tr(
        "{figure} respawns at {space}, near a taken teleporter (ruling RUL16-162)",
        figure=n.figure(figure),
        space=where,
    )


def in_cover(tables: CompiledScenario, state: State, defender: int) -> str:
    """Return that a defender has cover, by the difficult space it is in or otherwise. Rule: RUL16-99."""
    inside = tables.board.scenario.rules.get("difficult_cover", "space") == "space"
    if inside and state.body[defender] & tables.board.difficult:
        return tr(", in cover in a difficult space (ruling RUL16-99)")
    return tr(", in cover")
