"""The board: the flat, read-only geometry compiled from a scenario and a catalog."""

from kneedeep.board.board import Board, compile_board
from kneedeep.board.laid_pieces import Edge, LaidPiece
from kneedeep.board.laid_things import LaidFigure, LaidToken, laid_figures, laid_tokens, present
