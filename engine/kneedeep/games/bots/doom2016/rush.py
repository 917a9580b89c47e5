"""The hasty bot: takes the shortest way to the objective (as the invader: to the marines) and attacks on the way."""

from collections.abc import Sequence

from kneedeep.games.bots.bot import Bot, See
from kneedeep.games.bots.distances import nearest
from kneedeep.games.bots.doom2016 import minor_decisions, step_choice
from kneedeep.games.bots.doom2016.distance_maps import DistanceMaps, distance_maps_of
from kneedeep.games.bots.goal import LEAVE, OPEN, Goal
from kneedeep.rules import action as general
from kneedeep.rules.doom2016.actions import Action, own
from kneedeep.rules.doom2016.board.figures import health_of
from kneedeep.rules.doom2016.combat.targets import targets_of
from kneedeep.rules.doom2016.game import Doom2016Game
from kneedeep.rules.doom2016.state import INVADER, State
from kneedeep.rules.doom2016.tables.compiled_cards import MAIN

FEW_EVENTS = 4
"""The number of events in hand up to which none is turned into Argent Power."""


class RushBot:
    """Looks one step ahead, and ignores the other side's options."""

    __slots__ = ("_maps",)

    def __init__(self, maps: DistanceMaps) -> None:
        self._maps = maps

    def choose(self, see: See, legal: Sequence[general.Action]) -> general.Action:
        """The next action on the way."""
        actions = own(legal)
        if len(actions) == 1:
            return actions[0]
        state = see()
        maps = self._maps
        found = minor_decisions.ordinary(maps, state, actions)
        if found is not None:
            return found
        decide = _invader if state.player == INVADER else _marine
        return decide(maps, state, actions)


def _marine(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    name = state.stack[-1].name
    if name == "window":
        return actions[0]
    if name == "declare":
        return step_choice.best_attack(maps, state, actions) or actions[-1]
    goal, spots = maps.next_spots(state)
    field = maps.field(state, spots, marines=True)
    if name == "respawn":
        spaces = [action[1] for action in actions if action[0] == "respawn"]
        return ("respawn", min(spaces, key=lambda space: (field[space], space)))
    if name == "free-move":
        return step_choice.next_step(maps, state, actions, field) or step_choice.must_go_on(maps, state, actions, field)
    stage = state.stack[-1]
    seat = stage.figure
    found = _door(goal, actions) or _thing(maps, state, seat, actions)
    found = found or step_choice.best_attack(maps, state, actions) or step_choice.glory_step(maps, state, actions)
    if found is not None:
        return found
    if stage.points > 0 and not (goal is not None and goal.kind == "use" and spots & state.body[seat]):
        step = step_choice.next_step(maps, state, actions, field)
        if step is not None:
            return step
    return _card(maps, state, actions, field) or step_choice.must_go_on(maps, state, actions, field)


def _door(goal: Goal | None, actions: Sequence[Action]) -> Action | None:
    """The door to leave by or to open, if that is the next goal."""
    if goal is not None and goal.kind in (LEAVE, OPEN):
        for wanted in ("leave", "open") if goal.kind == LEAVE else ("open",):
            for action in actions:
                match action:
                    case ("leave" | "open" as kind, door) if kind == wanted and door in goal.numbers:
                        return action
    return None


def _thing(maps: DistanceMaps, state: State, seat: int, actions: Sequence[Action]) -> Action | None:
    """The token to use or the item to gain here."""
    for action in actions:
        match action:
            case ("use", _):
                return action
            case ("gain", token) if is_wanted(maps, state, seat, token):
                return action
    return None


def is_wanted(maps: DistanceMaps, state: State, seat: int, token: int) -> bool:
    """Whether an item is useful to a marine. A health pack is useful only after damage."""
    if maps.t.tokens[token].kind == "health-pack":
        left = health_of(maps.t, state, seat) - state.damage[seat]
        return state.damage[seat] >= maps.t.parameters.health_pack - 1 or 0 < left <= 3
    return True


def _card(maps: DistanceMaps, state: State, actions: Sequence[Action], field: Sequence[int]) -> Action | None:
    """The first possible of: Glory Kill or ability, bonus card, card that can attack now, fastest card or sprint."""
    seat = state.stack[-1].figure
    cards = maps.t.cards.actions
    for action in actions:
        if action[0] in ("glory", "ability"):
            return action
    plays = [action for action in actions if action[0] == "play"]
    for _, card in plays:
        if cards[card].kind != MAIN and not cards[card].range:
            return ("play", card)

    def mean(card: int) -> float:
        terms = maps.odds.of_card(card, ())
        return maps.odds.mean(terms.pool) + terms.hits

    shots = [card for _, card in plays if targets_of(maps.t, state, seat, cards[card].range)]
    if shots:
        return ("play", max(shots, key=lambda card: (mean(card), -card)))
    if not plays and not any(action[0] == "sprint" for action in actions):
        return None
    fastest = max((card for _, card in plays), key=lambda card: (cards[card].speed, -card), default=-1)
    sprints = [card for kind, *rest in actions if kind == "sprint" for card in rest]
    wanted = field[state.at[seat]]
    if sprints and wanted and (fastest < 0 or cards[fastest].speed < maps.t.parameters.sprint):
        if not state.demon_bits & state.ground.view(state.at[seat]):
            return ("sprint", min(sprints, key=lambda card: (mean(card), card)))
    return ("play", fastest) if fastest >= 0 else None


def _place(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The place nearest to the marines for a demon."""
    large = maps.t.kinds[state.stack[-1].kinds[0]].large
    field = maps.field(state, state.marine_bits, marines=False, large=large)

    places = [action for action in actions if action[0] == "place"]
    return min(places, key=lambda place: (nearest(field, maps.t.stock.outline(place[1], place[2])), place))


def _invader(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    stage = state.stack[-1]
    name = stage.name
    if name == "window":
        return actions[0]
    if name == "argent":
        return argent_wanted(maps, state, actions)
    if name == "put-argent":
        return put_argent(maps, state, actions)
    marines = state.marine_bits
    if name == "declare":
        return step_choice.best_attack(maps, state, actions) or actions[0]
    if name == "place-demon":
        return _place(maps, state, actions)
    if name == "type":

        def near(kind: int) -> tuple[int, int]:
            field = maps.field(state, marines, marines=False, large=maps.t.kinds[kind].large)
            bodies = (state.body[demon] for demon in state.crowd if state.kind[demon] == kind)
            return min(nearest(field, body) for body in bodies), kind

        return ("pick-type", min((action[1] for action in actions if action[0] == "pick-type"), key=near))
    large = any(
        state.shape[figure] for figure in (getattr(stage, "figure", -1), *getattr(stage, "left", ())) if figure >= 0
    )
    field = maps.field(state, marines, marines=False, large=large)
    if name == "demons":
        figures = [action[1] for action in actions if action[0] == "activate"]
        return ("activate", min(figures, key=lambda figure: (nearest(field, state.body[figure]), figure)))
    if name in ("demon", "free-move"):
        for kind in ("event", "spend-argent"):
            found = [action for action in actions if action[0] == kind]
            if found:
                return found[0]
        attack = step_choice.best_attack(maps, state, actions)
        if attack is not None:
            return attack
        step = step_choice.next_step(maps, state, actions, field)
        return step or step_choice.must_go_on(maps, state, actions, field)
    return actions[0]


def argent_wanted(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """An event to discard if a faceup type lacks tokens for its ability, and enough events remain."""
    if len(state.event_hand) <= FEW_EVENTS or not lacking(maps, state):
        return actions[-1]
    return actions[0]


def lacking(maps: DistanceMaps, state: State) -> list[int]:
    """The faceup types with fewer tokens than one of their abilities costs for each figure."""
    cards = maps.t.cards
    found = []
    for kind in range(len(maps.t.kinds)):
        figures = sum(1 for demon in state.crowd if state.kind[demon] == kind)
        cost = max((cards.abilities[ability].argent for ability in cards.abilities_of[kind]), default=0)
        if figures and state.argent[kind] < cost * figures:
            found.append(kind)
    return found


def put_argent(maps: DistanceMaps, state: State, actions: Sequence[Action]) -> Action:
    """The place of a token: the type that lacks most, among equals the one with the strongest attack."""
    lacks = lacking(maps, state)
    best, found = -1.0, actions[0]
    for action in actions:
        match action:
            case ("put-argent", kind) if kind in lacks and maps.odds.mean(maps.t.kinds[kind].pool) > best:
                best, found = maps.odds.mean(maps.t.kinds[kind].pool), action
    return found


def make(game: Doom2016Game, players: int, seed: int) -> Bot:
    """A hasty bot. It draws no random numbers."""
    return RushBot(distance_maps_of(game, players))
