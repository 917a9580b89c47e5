"""Plain data with one to three things in it made wrong, or merely other, as hypothesis draws them."""

import copy
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st

JUNK = yaml.safe_load(Path(__file__).with_name("junk.yaml").read_text(encoding="utf-8"))
_WRONG = st.sampled_from(JUNK).map(copy.deepcopy)
"""A wrong value, of its own: later changes may change it too."""
KEYS = ("at", "kind", "when", "id", "text", "allow", "threat", "peice", "and then", "")


@st.composite
def mutated(draw: st.DrawFn, whole: Any) -> Any:
    """A copy of plain data after one to three changes anywhere in it."""
    data = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(data))
        holder, key = draw(st.sampled_from(places))
        match draw(st.integers(0, 7)):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[draw(st.sampled_from(KEYS))] = holder.pop(key)
            case 2 if isinstance(holder, dict):
                holder[draw(st.sampled_from(KEYS))] = draw(_WRONG)
            case 3 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case 4 if isinstance(holder, dict):
                holder.update((f"wrong {number}", draw(_WRONG)) for number in range(25))
            case 5 if isinstance(holder[key], str):
                holder[key] += "x"
            case 6:
                other, there = draw(st.sampled_from(places))
                if isinstance(other, dict) or there < len(other):
                    holder[key] = copy.deepcopy(other.get(there) if isinstance(other, dict) else other[there])
            case _:
                holder[key] = draw(_WRONG)
        if not list(_places(data)):
            break
    return data


def _places(data: Any) -> Any:
    """Every place in plain data: what holds it, and the key or index."""
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        entries = list(holder.items()) if isinstance(holder, dict) else list(enumerate(holder))
        for key, value in entries:
            yield holder, key
            if isinstance(value, dict | list):
                waiting.append(value)
