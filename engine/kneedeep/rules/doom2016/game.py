"""The game of one scenario by the rules of 2016: set-up, legal actions and their effects."""

from functools import cached_property

from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Event, Ruleset, UnplayableError, shared_stages
from kneedeep.rules.assistant import Assistant
from kneedeep.rules.doom2016 import rounds, setup, triggers
from kneedeep.rules.doom2016.board import tokens_on_map
from kneedeep.rules.doom2016.cards import effects, window_answers
from kneedeep.rules.doom2016.combat import attack, declaring
from kneedeep.rules.doom2016.invader import argent_power, summoning, threat
from kneedeep.rules.doom2016.marine import items, objectives, respawn
from kneedeep.rules.doom2016.movement import giving_way, moves
from kneedeep.rules.doom2016.names.game_names import Names
from kneedeep.rules.doom2016.parts import Action, CompiledScenario, StageGame
from kneedeep.rules.doom2016.passage import doors
from kneedeep.rules.doom2016.script.script_context import StateConditionContext
from kneedeep.rules.doom2016.script_effects import StateEffectHandler
from kneedeep.rules.doom2016.stages import FORCED
from kneedeep.rules.doom2016.state import State, hide
from kneedeep.rules.doom2016.turns import demon_turn, marine_turn, type_choice
from kneedeep.rules.position import Position
from kneedeep.rules.script import entry_choice, script_steps
from kneedeep.rules.table_view import TableView

_MODULES = (
    setup,
    entry_choice,
    rounds,
    shared_stages,
    threat,
    argent_power,
    summoning,
    type_choice,
    marine_turn,
    respawn,
    demon_turn,
    moves,
    doors,
    giving_way,
    items,
    objectives,
    declaring,
    attack,
    effects,
    window_answers,
    script_steps,
)
ACTIONS = tuple(action for module in _MODULES for action in getattr(module, "ACTIONS", ()))
STAGES = tuple(stage for module in _MODULES for stage in getattr(module, "STAGES", ()))


class Doom2016Game(StageGame[CompiledScenario, State, Action]):
    """A scenario under the rules of 2016: a value, built once and shared by all states."""

    forced = FORCED
    _begun = staticmethod(setup.begin)
    _check = staticmethod(triggers.check)
    _loaded = staticmethod(State.of)
    _names_in = Names
    _hide = staticmethod(hide)

    def __init__(self, ruleset: Ruleset[object], scenario: Scenario) -> None:
        """Compile a scenario. Raises UnplayableError if it has no spaces."""
        super().__init__(ruleset, scenario, ACTIONS, STAGES)

    def _compiled(self, players: int) -> CompiledScenario:
        tables = CompiledScenario(self.board, self.play, players)
        tables.effect_handler = StateEffectHandler
        tables.script_facts = StateConditionContext
        if len(tables.starts) < players:
            raise UnplayableError("The start area has no space for {players} marines.", players=players)
        if len(tables.cards.event_sets) < tables.parameters.event_sets:
            raise UnplayableError("No source says what the events of this scenario are.")
        return tables

    def set_up_at(self, players: int, seed: int, position: Position, events: list[Event] | None = None) -> State:
        """The state at the first decision of a game from a position. See `placement.set_up_at`."""
        from kneedeep.rules.doom2016.position.placement import set_up_at

        return set_up_at(self, players, seed, position, events)

    def _derive(self, tables: CompiledScenario, state: State) -> None:
        state.ground = tables.ground(state.doors)
        tokens_on_map.refresh(tables, state)

    def table_view(self, state: State, side: str | None) -> TableView:
        from kneedeep.rules.doom2016.table_view import table_view_of

        return table_view_of(self, state if side is None else self.view(state, side), side)

    @cached_property
    def assistant(self) -> Assistant:
        from kneedeep.rules.doom2016.assistant import Doom2016Assistant

        return Doom2016Assistant(self)
