"""Setting up a game: marines, cards, the start area, the invader's hand, what is chosen or drawn.

Rule: 2004 rulebook p. 6 (game set-up); B-07; scenario format, `setup`, `choices`, `in: AREA`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kneedeep.geometry.bits import each_number
from kneedeep.rules.action import Action, ActionKind, Field
from kneedeep.rules.doom2004.board import exploration, tokens_on_board
from kneedeep.rules.doom2004.board.figure_kinds import MARINE
from kneedeep.rules.doom2004.board.figures import put_marine
from kneedeep.rules.doom2004.combat.attack_profile import AMMO
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.invader import deck, deck_choice
from kneedeep.rules.doom2004.marine import marine_cards
from kneedeep.rules.doom2004.script import script_hooks
from kneedeep.rules.doom2004.stages import EntryChoice, Hiding, Opening, PlayerTurn
from kneedeep.rules.doom2004.state import INVADER, LISTS, ON_BOARD, SHARED, ScriptRecord, State, state_of
from kneedeep.rules.rng import MASK, mixed, shuffled
from kneedeep.rules.stage import StageKind, no_options

if TYPE_CHECKING:
    from kneedeep.rules.doom2004.text.game_names import Names


def begin(t: CompiledScenario, seed: int) -> State:
    """Return the state in which a game with that seed begins, before its first decision."""
    s = _blank(t, seed)
    p = t.parameters
    for number, door in enumerate(t.board.doors):
        if door.stands and (door.element.open or (door.kind == "passage" and door.element.needs is None)):
            s.doors |= 1 << number
    tokens_on_board.stand_on(t, s)
    dealt = shuffled(s, tuple(range(len(t.marine_cards))))
    s.cards = tuple(
        tuple(t.marine_cards[number] for number in sorted(dealt[seat * p.cards : (seat + 1) * p.cards]))
        for seat in range(t.marines)
    )
    for seat in range(t.marines):
        s.left[seat] = marine_cards.full_wounds(t, s, seat)
        s.armor[seat] = marine_cards.full_armor(t, s, seat)
    s.stack = [PlayerTurn("turn", 0, 0), Opening("opening")]
    for number in range(len(t.scenario.choices) - 1, -1, -1):
        s.stack.append(EntryChoice("choice", number, t.scenario.choices[number].draw, ()))
    deck_choice.begin(t, s)
    return s


def _blank(t: CompiledScenario, seed: int) -> State:
    """A state with marines off the board and nothing else on it."""
    n, p = t.marines, t.parameters
    data: dict[str, Any] = dict.fromkeys(SHARED, 0)
    data.update({name: [] for name in LISTS})
    data["course"] = ScriptRecord()._asdict()
    s = state_of(data)
    s.course = ScriptRecord()
    s.rng = mixed(seed & MASK)
    s.players = n
    s.round = 1
    s.player = INVADER
    s.cards = ((),) * n
    for name in (
        "hand",
        "deck",
        "discard",
        "squad",
        "crowd",
        "others",
        "watchers",
        "sharing",
        "sealed",
        "moved",
    ):
        setattr(s, name, ())
    s.worn, s.marks = (), ()
    s.at, s.kind, s.shape = [-1] * n, [MARINE] * n, [0] * n
    s.left, s.body, s.setup, s.owner, s.back = [p.wounds] * n, [0] * n, [-1] * n, [-1] * n, [-1] * n
    s.armor = [p.armor] * n
    s.ammo = [p.bullets, p.rockets, p.cells] * n
    s.spares = [()] * n
    s.weapons, s.order, s.adrenaline, s.fresh = [0] * n, [0] * n, [0] * n, [0] * n
    s.oxygen, s.charge, s.status = [0] * n, [0] * n, [ON_BOARD] * n
    s.berserk, s.items = [()] * n, [()] * n
    s.fragged_at, s.back_in = [-1] * n, [0] * n
    return s


def _opening_run(t: CompiledScenario, s: State, stage: Opening) -> bool:
    """Lay the start area, put the marines on it, deal the invader's hand."""
    s.stack.pop()
    if s.events is not None:
        s.events.append(("start", s.players))
        for seat in range(s.players):
            s.events.append(("dealt", seat, s.cards[seat]))
            s.events.append(("armor", seat, s.armor[seat]))
            s.events += [("kit", seat, ammo, s.ammo[3 * seat + ammo]) for ammo in range(len(AMMO))]
        s.events += [("door", number, 1, -1) for number in each_number(s.doors)]
    s.stack += [
        Hiding("hide", piece.number)
        for piece in reversed(t.pieces)
        if not piece.spaces
        and piece.element.in_area
        and not piece.placed
        and (not piece.choice or s.course.set_up >> piece.number & 1)
    ]
    script_hooks.read(s, t.scenario.briefing)
    script_hooks.read(s, t.scenario.objective)
    for seat, space in enumerate(t.starts):
        put_marine(t, s, seat, space)
        if s.events is not None:
            s.events.append(("place", seat, MARINE, space, 0, s.left[seat], "set-up"))
    exploration.reveal(t, s, t.start_area)
    deck.draw(t, s, t.parameters.hand)
    exploration.look_again(t, s)
    if s.events is not None:
        s.events.append(("round", 1))
    return False


def _choice_run(t: CompiledScenario, s: State, stage: EntryChoice) -> bool:
    """Draw or let choose which entries of a choice are set up."""
    choice, taken = t.scenario.choices[stage.number], stage.taken
    if stage.left <= 0 or len(taken) == len(choice.of):
        s.stack.pop()
        return False
    if choice.by == "chance":
        spare = tuple(entry for entry in range(len(choice.of)) if entry not in taken)
        _take_entry(t, s, stage, shuffled(s, spare)[0])
        return False
    s.player = INVADER if choice.by == "invader" else 0
    return True


def _choice_options(t: CompiledScenario, s: State, stage: EntryChoice) -> list[Action]:
    return [
        ("entry", entry)
        for entry in range(len(t.scenario.choices[stage.number].of))
        if entry not in stage.taken
    ]


def _entry(t: CompiledScenario, s: State, action: Action) -> None:
    _take_entry(t, s, s.stack[-1], action[1])


def _take_entry(t: CompiledScenario, s: State, stage: EntryChoice, entry: int) -> None:
    s.stack[-1] = stage._replace(left=stage.left - 1, taken=(*stage.taken, entry))
    bits = 0
    for named in t.scenario.choices[stage.number].of[entry]:
        for piece in t.tokens_named.get(named["token"], ()):
            bits |= 1 << piece
    s.course = s.course._replace(set_up=s.course.set_up | bits)
    if s.events is not None:
        s.events.append(("chosen", stage.number, entry))


def _hide_run(t: CompiledScenario, s: State, stage: Hiding) -> bool:
    """A token that lies somewhere in an area: the invader chooses the space at set-up."""
    if not _hide_options(t, s, stage):
        s.stack.pop()
        return False
    s.player = INVADER
    return True


def _hide_options(t: CompiledScenario, s: State, stage: Hiding) -> list[Action]:
    area = t.area_bits[t.pieces[stage.token].area]
    blocked = 0
    for piece in t.pieces:
        if piece.type.blocks_steps:
            blocked |= piece.bits
    return [("hide", space) for space in range(t.size) if area >> space & 1 and not blocked >> space & 1]


def _hide(t: CompiledScenario, s: State, action: Action) -> None:
    number = s.stack.pop().token
    tokens_on_board.move_to(t, s, number, action[1])
    s.course = s.course._replace(set_up=s.course.set_up | 1 << number)
    if s.areas >> t.pieces[number].area & 1:
        tokens_on_board.lay(t, s, number)
        tokens_on_board.refresh_tokens(t, s)


def _entry_phrase(n: Names, t: CompiledScenario, s: State, entry: int) -> str:
    group = t.scenario.choices[s.stack[-1].number].of[entry]
    return "set up " + " and ".join(n.words.of(named["token"]) for named in group)


def _choice_situation(n: Names, t: CompiledScenario, s: State, stage: EntryChoice) -> str:
    return f"{stage.left} of {len(t.scenario.choices[stage.number].of)}"


ACTIONS = (
    ActionKind("entry", (Field("entry", "number"),), _entry, "choose {entry}", phrase=_entry_phrase),
    ActionKind("hide", (Field("space", "space"),), _hide, "hide it at {space}", group="Move to"),
)
STAGES = (
    StageKind("opening", Opening, _opening_run, no_options, ""),
    StageKind(
        "choice",
        EntryChoice,
        _choice_run,
        _choice_options,
        "Which entry is set up?",
        situation=_choice_situation,
    ),
    StageKind(
        "hide",
        Hiding,
        _hide_run,
        _hide_options,
        "Where does it lie?",
        situation=lambda n, t, s, stage: n.token(stage.token),
    ),
)
