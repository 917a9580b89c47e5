"""Summoning: portals bring groups of the invasion card, one portal after another, then leave the map.

Rule: 2016 rulebook p. 10 (portals), p. 12 (Argent Power); RUL16-143 to RUL16-150, RUL16-155, RUL16-170.
"""

from kneedeep.board.summoning import Summoning as PortalSpaces
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.actions import Action, Numbered, OfFigure, OfToken, Place
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.board.figures import add, count_of, occupied
from kneedeep.rules.doom2016.decks import demon_cards
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import INVADER, CompiledScenario, State, action_kind, ask, stage_kind
from kneedeep.rules.doom2016.script import script_hooks
from kneedeep.rules.doom2016.stages import ArgentPlacing, Assault, CarrierChoice, DemonPlacing, GroupChoice, Summoning
from kneedeep.rules.doom2016.tables import topics
from kneedeep.rules.doom2016.tables.ground import SHAPE_OF
from kneedeep.rules.numbers import FigureNumber, SpaceNumber, TokenNumber, each_token
from kneedeep.support.translation import tr

SMALL = (1, 1)
ALL = 1_000
"""A `Summoning.most` that lets all portals of the occasion summon."""


def begin(
    tables: CompiledScenario, state: State, portals: tuple[TokenNumber, ...], most: int = ALL
) -> tuple[TokenNumber, ...]:
    """Start at most `most` summonings on one occasion. Returns the portals that were not due already."""
    due = {
        portal
        for stage in state.stack
        if isinstance(stage, Summoning) and stage.most == ALL
        for portal in stage.portals
    }
    under_way = {stage.portal for stage in state.stack if isinstance(stage, GroupChoice | DemonPlacing | CarrierChoice)}
    left = tuple(
        portal for portal in portals if state.portals >> portal & 1 and portal not in due and portal not in under_way
    )
    if left:
        state.stack.append(Summoning("summoning", left, most))
    return left


def _run(tables: CompiledScenario, state: State, stage: Summoning) -> bool:
    left = tuple(portal for portal in stage.portals if state.portals >> portal & 1)
    if not left or stage.most <= 0:
        state.stack.pop()
        if not any(isinstance(other, Summoning | Assault) for other in state.stack):
            discard_stored(tables, state)
        return False
    if left != stage.portals:
        state.stack[-1] = stage._replace(portals=left)
    if len(left) == 1:
        _pick(state, left[0])
        return False
    return ask(state, INVADER)


def discard_stored(tables: CompiledScenario, state: State) -> None:
    """Discard the remaining Argent Power on the invasion card. Rule: RUL16-150."""
    demon_cards.set_argent(tables, state, -1, 0)


def _options(tables: CompiledScenario, state: State, stage: Summoning) -> list[Action]:
    return [("pick-portal", portal) for portal in stage.portals if state.portals >> portal & 1]


def _pick_portal(tables: CompiledScenario, state: State, action: OfToken) -> None:
    _, portal = action
    if isinstance(state.stack[-1], Assault):
        state.threat -= tables.prices[tables.tokens[portal].color]
        state.stack[-1] = Assault("assault", 1)
        state.tell(event_texts.Threat("threat", state.threat))
        state.stack.append(Summoning("summoning", (portal,), 1))
        return
    _pick(state, portal)


def _pick(state: State, portal: int) -> None:
    stage = state.stack[-1]
    left = tuple(other for other in stage.portals if other != portal)
    state.stack[-1] = Summoning("summoning", left, stage.most - 1)
    state.stack.append(GroupChoice("group", portal))


def _group_run(tables: CompiledScenario, state: State, stage: GroupChoice) -> bool:
    if not (groups := tables.groups[tables.tokens[stage.portal].color]):
        state.stack.pop()
        leave(tables, state, stage.portal)
        return False
    if len(groups) == 1:
        _take_group(tables, state, 0)
        return False
    return ask(state, INVADER)


def _group_options(tables: CompiledScenario, state: State, stage: GroupChoice) -> list[Action]:
    return [("pick-group", number) for number in range(len(tables.groups[tables.tokens[stage.portal].color]))]


def _pick_group(tables: CompiledScenario, state: State, action: Numbered) -> None:
    _, group = action
    _take_group(tables, state, group)


def _take_group(tables: CompiledScenario, state: State, number: int) -> None:
    """Take the available figures of a group from the supply, large ones first. Rule: RUL16-145, RUL16-148."""
    portal = state.stack.pop().portal
    group = tables.groups[tables.tokens[portal].color][number]
    state.tell(event_texts.Summons("summons", portal, number))
    kinds: list[int] = []
    for name, count in group.demons.value:
        if (kind := tables.kind_number.get(name)) is None:
            continue
        left = tables.kinds[kind].limit - count_of(state, kind) - kinds.count(kind)
        kinds += [kind] * min(count, max(0, left))
        if left < count and state.events is not None:
            state.events.append(event_texts.Lost("lost", kind, count - max(0, left)))
    kinds.sort(key=lambda kind: -tables.kinds[kind].shape)
    argent = group.argent.value if group.argent is not None and tables.parameters.advanced else 0
    types = sum(1 << tables.kind_number[name] for name, _ in group.demons.value if name in tables.kind_number)
    state.stack.append(DemonPlacing("place-demon", portal, tuple(kinds), (), types, argent))


def _place_run(tables: CompiledScenario, state: State, stage: DemonPlacing) -> bool:
    if not stage.kinds:
        _finish(tables, state, stage)
        return False
    if not (options := _place_options(tables, state, stage)):
        state.tell(event_texts.Lost("lost", stage.kinds[0], 1))
        state.stack[-1] = stage._replace(kinds=stage.kinds[1:])
        return False
    if len(options) == 1:
        _, space, shape = options[0]
        _put_demon(tables, state, space, shape)
        return False
    return ask(state, INVADER)


def _place_options(tables: CompiledScenario, state: State, stage: DemonPlacing) -> list[Place]:
    """The possible places of the next demon: on or beside the portal, else as near as possible.

    A large demon leaves room for the rest of its group if possible. Rule: RUL16-146, RUL16-147.
    """
    p = tables.parameters
    space = tokens_on_map.bits_of(tables, state, stage.portal).bit_length() - 1
    portal = PortalSpaces(state.ground.moves, space, p.summon_large, p.summon_room)  # type: ignore[arg-type]
    taken, size = occupied(state), tables.size_of(stage.kinds[0])
    places = portal.places(size, taken)
    if not places and p.summon_room == "nearest":
        places = portal.nearest(size, taken)
    if size != SMALL and len(places) > 1:
        places = portal.leaving_room(places, [tables.size_of(kind) for kind in stage.kinds[1:]], taken)
    return [("place", SpaceNumber(place.anchor), SHAPE_OF[place.size]) for place in places]


def _place(tables: CompiledScenario, state: State, action: Place) -> None:
    _, space, shape = action
    _put_demon(tables, state, space, shape)


def _put_demon(tables: CompiledScenario, state: State, space: SpaceNumber, shape: int) -> None:
    stage = state.stack[-1]
    figure = add(tables, state, stage.kinds[0], space, shape, -1, "summoned")
    state.stack[-1] = stage._replace(kinds=stage.kinds[1:], placed=(*stage.placed, figure))


def _finish(tables: CompiledScenario, state: State, stage: DemonPlacing) -> None:
    """Turn demon cards faceup, deal Argent Power, assign the item, remove the portal. Rule: RUL16-145."""
    state.stack.pop()
    kinds = {state.kind[figure] for figure in stage.placed}
    for kind in sorted(kinds):
        demon_cards.turn_up(tables, state, kind)
    leave(tables, state, stage.portal)
    bits = stage.types & state.faceup
    if bits and (stage.argent or state.stored):
        state.stack.append(ArgentPlacing("put-argent", stage.argent, bits, 1))
    if tables.tokens[stage.portal].element.carries and stage.placed:
        state.stack.append(CarrierChoice("carrier", stage.portal, stage.placed))


def leave(tables: CompiledScenario, state: State, portal: int) -> None:
    """Take a portal off the map after its summoning, with all consequences."""
    element = tables.tokens[portal].element
    bit = 1 << portal
    state.portals &= ~bit
    tokens_on_map.take_off(tables, state, portal, "summoned")
    state.course = state.course._replace(summoned=state.course.summoned | bit, used=state.course.used | bit)
    state.changed |= topics.SUMMONED | topics.USED
    script_hooks.happen(tables, state, element.text, element.do, -1)


def _carrier_run(tables: CompiledScenario, state: State, stage: CarrierChoice) -> bool:
    figures = tuple(figure for figure in stage.figures if state.at[figure] >= 0)
    if len(figures) <= 1:
        state.stack.pop()
        if figures:
            _carry(tables, state, stage.portal, figures[0])
        return False
    return ask(state, INVADER)


def _carrier_options(tables: CompiledScenario, state: State, stage: CarrierChoice) -> list[Action]:
    return [("carrier", figure) for figure in stage.figures if state.at[figure] >= 0]


def _carrier(tables: CompiledScenario, state: State, action: OfFigure) -> None:
    _, figure = action
    _carry(tables, state, state.stack.pop().portal, figure)


def _carry(tables: CompiledScenario, state: State, portal: int, figure: FigureNumber) -> None:
    """Give a demon the item of its portal. Rule: RUL16-170."""
    thing = tables.tokens[portal].element.carries
    for token in tables.spare_tokens:
        bit = 1 << token.number
        if token.thing == thing and not state.course.set_up & bit:
            state.course = state.course._replace(set_up=state.course.set_up | bit)
            state.carries[figure] = (*state.carries[figure], token.number)
            state.tell(event_texts.Carrier("carrier", figure, token.number))
            return


def portals_named(tables: CompiledScenario, state: State, name: object) -> tuple[TokenNumber, ...]:
    """The remaining portals named by a step: by id, by color, or `all`."""
    return tuple(
        number
        for number in each_token(state.portals)
        if name in ("all", tables.tokens[number].element.color, tables.tokens[number].element.id or None)
    )


def _place_situation(n: Names, tables: CompiledScenario, state: State, stage: DemonPlacing) -> str:
    return tr("{kind} from {token}", kind=n.kind(stage.kinds[0]), token=n.token(stage.portal))


ACTIONS = (
    action_kind("pick-portal", _pick_portal),
    action_kind(
        "pick-group", _pick_group, lambda n, t, s, group: tr("summon {group}", group=n.group(s.stack[-1].portal, group))
    ),
    action_kind("place", _place),
    action_kind("carrier", _carrier),
)
STAGES = (
    stage_kind("summoning", Summoning, _run, _options),
    stage_kind(
        "group", GroupChoice, _group_run, _group_options, situation=lambda n, t, s, stage: n.token_at(stage.portal)
    ),
    stage_kind("place-demon", DemonPlacing, _place_run, _place_options, situation=_place_situation),
    stage_kind(
        "carrier",
        CarrierChoice,
        _carrier_run,
        _carrier_options,
        situation=lambda n, t, s, stage: t.tokens[stage.portal].element.carries or "",
    ),
)
