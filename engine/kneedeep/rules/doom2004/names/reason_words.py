"""Words that several reasons share: obstacles, remaining points."""

from kneedeep.rules.doom2004.board import tokens_on_board
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.parts import CompiledScenario, State
from kneedeep.support import capitalized, translatable

UNSEEN = translatable("Nobody has seen that space yet.")
NO_BOT = translatable("Nobody has activated this sentry bot.")


def called(names: Names, figure: int) -> str:
    """A figure by its name at the beginning of a sentence."""
    return capitalized(names.figure(figure))


def thing_at(names: Names, tables: CompiledScenario, state: State, space: int) -> str:
    """The name of the thing on a space that stops steps, at the beginning of a sentence."""
    for number in tokens_on_board.lying_at(tables, state, space):
        if tables.pieces[number].type.blocks_steps:
            return translatable("The {called}", called=names.token(number))
    return translatable("Something")
