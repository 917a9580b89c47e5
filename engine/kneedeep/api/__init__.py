"""The engine's Python API. `engine/api.md` shows all of it in examples that run."""

from kneedeep.api.board import Board, Geometry
from kneedeep.api.files import make, parse, read, save, validate
from kneedeep.api.game import Action, Game
from kneedeep.api.simulation import simulate

__all__ = ["Action", "Board", "Game", "Geometry", "make", "parse", "read", "save", "simulate", "validate"]
