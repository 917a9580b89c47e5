"""The board: the flat, read-only geometry compiled from a scenario and a catalog."""

from kneedeep.board.board import Board, compile_board

__all__ = ["Board", "compile_board"]
