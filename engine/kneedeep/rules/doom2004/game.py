"""The game of one scenario by the rules of 2004: setting up, legal actions, carrying them out."""

from functools import cached_property

from kneedeep.model.scenario.model import Scenario
from kneedeep.rules import Event, Ruleset, UnplayableError, shared_stages
from kneedeep.rules.assistant import Assistant
from kneedeep.rules.doom2004 import rounds, script_effects, setup, triggers
from kneedeep.rules.doom2004.areas import deck_choice, exploration
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.cards import event_cards
from kneedeep.rules.doom2004.cards.event_cards import card_windows
from kneedeep.rules.doom2004.combat import attack, blow_through, knockback, watchful_attacks
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.marine import encounters, equipment, marine_attack, orders, respawn
from kneedeep.rules.doom2004.movement import doors, figure_steps, teleport
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import Action, CompiledScenario
from kneedeep.rules.doom2004.script.script_context import StateConditionContext
from kneedeep.rules.doom2004.script_effects import StateEffectHandler
from kneedeep.rules.doom2004.state import State, hide
from kneedeep.rules.doom2004.tables.passability import Terrain
from kneedeep.rules.doom2004.turns import interrupts, invader_turn, marine_turn, sentry_bots
from kneedeep.rules.position import Position
from kneedeep.rules.script import entry_choice, script_steps
from kneedeep.rules.stage_game import StageGame
from kneedeep.rules.table_view import TableView

_MODULES = (
    deck_choice,
    setup,
    entry_choice,
    rounds,
    shared_stages,
    marine_turn,
    respawn,
    figure_steps,
    doors,
    teleport,
    equipment,
    encounters,
    exploration,
    orders,
    marine_attack,
    attack,
    blow_through,
    knockback,
    watchful_attacks,
    interrupts,
    event_cards,
    invader_turn,
    spawns,
    sentry_bots,
    script_effects,
    script_steps,
)
ACTIONS = tuple(action for module in _MODULES for action in getattr(module, "ACTIONS", ()))
STAGES = tuple(stage for module in _MODULES for stage in getattr(module, "STAGES", ()))


class Doom2004Game(StageGame[CompiledScenario, State, Action]):
    """A scenario under the rules of 2004: a value, made once and shared by any number of states."""

    _begun = staticmethod(setup.begin)
    _check = staticmethod(triggers.check)
    _loaded = staticmethod(State.of)
    _derive = staticmethod(tokens_on_board.stand_on)
    _names_in = Names
    _hide = staticmethod(hide)

    def __init__(self, ruleset: Ruleset[object], scenario: Scenario) -> None:
        """Compile a scenario. Raises UnplayableError if it has no space to play on."""
        super().__init__(ruleset, scenario, ACTIONS, STAGES)
        self._terrain = Terrain(self.board)

    def _compiled(self, players: int) -> CompiledScenario:
        tables = CompiledScenario(self.board, self._terrain, self.play, players)
        tables.card_windows = card_windows(tables)
        tables.effect_handler = StateEffectHandler
        tables.script_facts = StateConditionContext
        if not tables.cards:
            raise UnplayableError("No invader deck has a card.")
        if len(tables.starts) < players:
            raise UnplayableError("The start area has no space for {players} marines.", players=players)
        return tables

    def set_up_at(self, players: int, seed: int, position: Position, events: list[Event] | None = None) -> State:
        """The state at the first decision of a game that begins in a position: see `placement.set_up_at`."""
        from kneedeep.rules.doom2004.position.placement import set_up_at

        return set_up_at(self, players, seed, position, events)

    def table_view(self, state: State, side: str | None) -> TableView:
        from kneedeep.rules.doom2004.table_view import table_view_of

        return table_view_of(self, state if side is None else self.view(state, side), side)

    @cached_property
    def assistant(self) -> Assistant:
        from kneedeep.rules.doom2004.assistant import Doom2004Assistant

        return Doom2004Assistant(self)
