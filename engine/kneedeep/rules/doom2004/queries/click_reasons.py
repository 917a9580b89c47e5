"""Reasons why a click does nothing: a choice is needed first, or nobody can go, come or be placed there."""

from collections.abc import Sequence

from kneedeep.rules.amounts import spaces
from kneedeep.rules.answers import Choice
from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.board.figures import standing_in
from kneedeep.rules.doom2004.combat.attack_reasons import why_no_attack
from kneedeep.rules.doom2004.invader import spawns
from kneedeep.rules.doom2004.marine import respawn
from kneedeep.rules.doom2004.names.game_names import UNSEEN, Names, called
from kneedeep.rules.doom2004.parts import ActionChoice, GameOf2004, State
from kneedeep.rules.doom2004.passage.way_reasons import why_no_way
from kneedeep.rules.doom2004.queries.figure_options import why_not
from kneedeep.rules.doom2004.stages import CalledInvaders, Command, Respawn, Spawning
from kneedeep.support.english import capitalized, translatable_list
from kneedeep.support.translation import translatable


def why_nothing(game: GameOf2004, state: State, choices: Sequence[Choice], figure: int, space: int) -> str:
    """The reason why no answer is about a space. Empty if there is none. `figure`: the acting one, -1 for nobody."""
    tables, stage = game.tables(state.players), state.stack[-1]
    if figure >= 0:
        foes = state.invader_bits if figure in state.squad else state.marine_bits
        if (foes | state.barrels) >> space & 1:
            return why_no_attack(tables, state, figure, space)
        return why_no_way(tables, state, figure, space)
    if isinstance(stage, ActionChoice):
        if state.invader_bits >> space & 1:
            return why_no_attack(tables, state, stage.figure, space)
        own = state.body[stage.figure] >> space & 1
        return "" if own else _no_action(game, state, space)
    if isinstance(stage, Respawn):
        return _no_return(game, state, stage.figure, space, choices)
    if isinstance(stage, Spawning):
        return _no_spawn(game, state, space)
    if isinstance(stage, Command | CalledInvaders):
        figures = [one for one in state.crowd if state.body[one] >> space & 1]
        return why_not(game, state, ("activate", figures[0])) if figures else ""
    return ""


def _no_action(game: GameOf2004, state: State, space: int) -> str:
    """The reason why no action of a marine reaches a space."""
    if not state.revealed >> space & 1:
        return UNSEEN
    return _taken(game, state, space) or translatable("Choose an action first. None of them gets there in this turn.")


def _no_return(game: GameOf2004, state: State, seat: int, space: int, choices: Sequence[Choice]) -> str:
    """The reason why a marine can't return on a space."""
    tables = game.tables(state.players)
    if taken := _taken(game, state, space):
        return taken
    if respawn.barred(tables, state) >> space & 1:
        names = Names(tables, state)
        things = ", ".join(names.token(number) for number in tokens_on_board.lying_at(tables, state, space))
        return translatable("Nobody comes back there: {things}.", things=things)
    start = state.fragged_at[seat]
    distance = tables.terrain.respawn_distances(
        start, state.doors, state.revealed | 1 << start, tables.parameters.respawn_distance
    )
    nearest, farthest = tables.parameters.respawn_band
    allowed = [distance[game.board.number[one]] for choice in choices for one in choice.spaces]
    if distance[space] < 0:
        return translatable("There is no way from there to where it was fragged.")
    away = spaces(distance[space])
    if all(nearest <= one <= farthest for one in allowed):
        return translatable(
            "{away} from where it was fragged: it comes back {nearest} to {farthest} away.",
            away=away,
            nearest=nearest,
            farthest=farthest,
        )
    return translatable(
        "{away} from where it was fragged: no space is {nearest} to {farthest} away, {allowed} is nearest to that.",
        away=away,
        nearest=nearest,
        farthest=farthest,
        allowed=allowed[0],
    )


def _no_spawn(game: GameOf2004, state: State, space: int) -> str:
    """The reason why no invader may be placed on a space."""
    tables = game.tables(state.players)
    if taken := _taken(game, state, space):
        return taken
    if not spawns.unseen(tables, state) >> space & 1:
        names = Names(tables, state)
        seers = [
            translatable("the {marine}", marine=names.marine(seat))
            for seat in range(state.players)
            if state.at[seat] >= 0 and state.ground.visible[state.at[seat]] >> space & 1
        ]
        return capitalized(translatable("{seers} sees it.", seers=translatable_list(seers))) if seers else ""
    return translatable("Invaders that come now are not placed there.")


def _taken(game: GameOf2004, state: State, space: int) -> str:
    tables = game.tables(state.players)
    if not state.revealed >> space & 1:
        return UNSEEN
    if there := standing_in(state, space):
        return translatable("{who} stands there.", who=called(Names(tables, state), there[0]))
    if state.blocked >> space & 1:
        names = Names(tables, state)
        things = [names.token(number) for number in tokens_on_board.lying_at(tables, state, space)]
        if things:
            return translatable("There is no room: {thing}.", thing=", ".join(things))
        return translatable("There is no room.")
    return ""
