"""Games as environments for learning: `table` for PettingZoo, `seat` and `kneedeep/Marines-v0` for Gymnasium."""

try:
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"kneedeep_exchange.env needs {error.name}: pip install 'kneedeep[env]'", name=error.name
    ) from error

from kneedeep_exchange.env.seat import SeatEnv, seat
from kneedeep_exchange.env.table import TableEnv, table

MARINES = "kneedeep/Marines-v0"

if MARINES not in gymnasium.registry:
    gymnasium.register(MARINES, entry_point="kneedeep_exchange.env.seat:seat", kwargs={"side": "marines"})

__all__ = ["MARINES", "SeatEnv", "TableEnv", "seat", "table"]
