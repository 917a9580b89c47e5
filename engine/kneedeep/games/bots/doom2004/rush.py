"""The hasty bot: takes the shortest way to the objective (as the invader: to the marines) and attacks on the way."""

from collections.abc import Sequence

from kneedeep.games.bots.bot import Bot, See
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2004 import minor_decisions, step_choice
from kneedeep.games.bots.doom2004.distance_maps import DistanceMaps, distance_maps_of
from kneedeep.model.catalog.action_points import ADVANCE, SPRINT
from kneedeep.model.geometry.bits import union
from kneedeep.rules import action as general
from kneedeep.rules.doom2004.actions import Action, own
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import INVADER, State


class RushBot:
    """Looks one step ahead, and ignores the other side's options."""

    __slots__ = ("_chart",)

    def __init__(self, chart: DistanceMaps) -> None:
        self._chart = chart

    def choose(self, see: See, legal: Sequence[general.Action]) -> general.Action:
        """The next action on the way."""
        actions = own(legal)
        if len(actions) == 1:
            return actions[0]
        s = see()
        chart = self._chart
        found = minor_decisions.ordinary(chart, s, actions)
        if found is not None:
            return found
        return _invader(chart, s, actions) if s.player == INVADER else _marine(chart, s, actions)


def _marine(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    name = state.stack[-1].name
    if name == "choose":
        return _action_of_turn(state, actions)
    if name == "respawn":
        _goal, spots = chart.next_spots(state)
        field = chart.field(state, spots, marines=True)
        spaces = [action[1] for action in actions if action[0] == "respawn"]
        return ("respawn", min(spaces, key=lambda space: (field[space], space)))
    if name in ("marine", "bot"):
        seat = state.stack[-1].figure
        for kind in ("leave", "exit", "open"):
            for action in actions:
                if action[0] == kind and step_choice.is_way_out(chart, state, action):
                    return action
        for kind in ("use", "pick", "attack", "shoot", "wake"):
            found = [action for action in actions if action[0] == kind]
            if kind in ("attack", "shoot"):
                found = [action for action in found if step_choice.hits_figure(action)]
                if found and kind == "attack":
                    return max(found, key=lambda action: step_choice.worth_of(chart, state, seat, action))
            if found:
                return found[0]
        goal, spots = chart.next_spots(state)
        if goal is not None and goal.kind == "use" and spots & state.body[seat]:
            return _stop(actions)
        field = chart.field(state, spots, marines=True)
        return step_choice.marine_step(chart, state, seat, actions, field) or _stop(actions)
    if name == "window":
        found = [action for action in actions if action[0] in ("guard", "heal")]
        return found[0] if found else actions[-1]
    return actions[0]


def _stop(actions: Sequence[Action]) -> Action:
    return next((action for action in actions if action[0] in ("finish", "done")), actions[0])


def _action_of_turn(state: State, actions: Sequence[Action]) -> Action:
    """Advance if somebody is in sight, else sprint, with all adrenaline."""
    seen = state.ground.look(state.at[state.stack[-1].figure]) & state.invader_bits
    mode = ADVANCE if seen else SPRINT
    return max(action for action in actions if action[0] == "choose" and action[1] == mode)


def _invader(chart: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    name = state.stack[-1].name
    field = chart.field(state, union(state.body[: state.players]), marines=False)
    if name in ("command", "called"):
        for kind in ("event", "spawn"):
            found = [action for action in actions if action[0] == kind]
            if found:
                return found[0]
        figures = [action[1] for action in actions if action[0] == "activate"]
        return ("activate", min(figures, key=lambda figure: (nearest(field, state.body[figure]), figure)))
    if name == "activation":
        for action in actions:
            match action:
                case ("strike", _, target) if target in state.squad:
                    return action
        return step_choice.invader_step(chart, state, state.stack[-1].figure, actions, field) or _stop(actions)
    if name in ("spawning", "setting-up"):
        return _place(chart, state, actions, field)
    return actions[0]


def _place(chart: DistanceMaps, state: State, actions: Sequence[Action], field: list[int]) -> Action:
    """The place nearest to the marines for a figure, else the removal of the figure farthest from them."""
    sets = [(nearest(field, chart.t.cover[action[3]][action[2]]), action) for action in actions if action[0] == "set"]
    if sets:
        return min(sets)[1]
    known = [(nearest(field, state.body[action[1]]), action) for action in actions if action[0] == "recycle"]
    return max(known)[1] if known else max(actions)


def make(game: Doom2004Game, players: int, seed: int) -> Bot:
    """A hasty bot. It draws no random numbers."""
    return RushBot(distance_maps_of(game, players))
