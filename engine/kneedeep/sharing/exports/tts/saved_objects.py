"""Objects of Tabletop Simulator as it saves them, with every field: a save with a missing one fails without a word."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

HEAD = {
    "SaveName": "",
    "Date": "",
    "VersionNumber": "",
    "GameMode": "",
    "GameType": "",
    "GameComplexity": "",
    "Tags": [],
    "Gravity": 0.5,
    "PlayArea": 0.5,
    "Table": "",
    "Sky": "",
    "Note": "",
    "TabStates": {},
    "LuaScript": "",
    "LuaScriptState": "",
    "XmlUI": "",
}
PLAIN = {
    "AltLookAngle": {"x": 0.0, "y": 0.0, "z": 0.0},
    "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
    "LayoutGroupSortIndex": 0,
    "Value": 0,
    "Grid": True,
    "Snap": True,
    "IgnoreFoW": False,
    "MeasureMovement": False,
    "DragSelectable": True,
    "Autoraise": True,
    "Sticky": True,
    "Tooltip": True,
    "GridProjection": False,
    "HideWhenFaceDown": False,
    "Hands": False,
    "LuaScript": "",
    "LuaScriptState": "",
    "XmlUI": "",
}


class ObjectMaker:
    """Makes objects, each with an identifier of its own derived from its name."""

    def __init__(self, scale: float) -> None:
        """Begin without an object. `scale`: the scale of a tile that is one space wide."""
        self.scale = scale
        self._taken: set[str] = set()

    def saved(self, objects: Iterable[dict[str, Any]]) -> dict[str, Any]:
        """Return a file with some objects."""
        return {**HEAD, "ObjectStates": list(objects)}

    def bag(
        self, name: str, contents: Iterable[dict[str, Any]], note: str = "", description: str = ""
    ) -> dict[str, Any]:
        """A bag. `note`: text for the leader of a game only."""
        common = self._common(f"bag {name}", "Bag", name, note, (0.0, 0.0), 1.0)
        return {
            **common,
            "Description": description,
            "MaterialIndex": -1,
            "MeshIndex": -1,
            "Bag": {"Order": 0},
            "ContainedObjects": list(contents),
        }

    def tile(
        self,
        key: str,
        name: str,
        pictures: tuple[str, str],
        middle: tuple[float, float],
        width: float,
        note: str = "",
        *,
        turn: int = 0,
        stack: bool = True,
    ) -> dict[str, Any]:
        """A flat tile: its front and back, its middle and its width in spaces. `turn`: degrees, clockwise."""
        tile = {"Type": 0, "Thickness": 0.1, "Stackable": stack, "Stretch": True}
        image = {
            "ImageURL": pictures[0],
            "ImageSecondaryURL": pictures[1],
            "ImageScalar": 1.0,
            "WidthScale": 0.0,
            "CustomTile": tile,
        }
        common = self._common(key, "Custom_Tile", name, note, middle, width * self.scale, turn)
        return {**common, "CustomImage": image}

    def _common(
        self,
        key: str,
        kind: str,
        name: str,
        note: str,
        middle: tuple[float, float],
        scale: float,
        turn: int = 0,
    ) -> dict[str, Any]:
        place = {
            "posX": round(2 * self.scale * middle[0], 6),
            "posY": 1.0,
            "posZ": round(-2 * self.scale * middle[1], 6),
            "rotX": 0.0,
            "rotY": float((180 + turn) % 360),
            "rotZ": 0.0,
            "scaleX": round(scale, 6),
            "scaleY": 1.0,
            "scaleZ": round(scale, 6),
        }
        return {
            "GUID": self._guid(key),
            "Name": kind,
            "Transform": place,
            "Nickname": name,
            "Description": "",
            "GMNotes": note,
            "Locked": False,
            **PLAIN,
        }

    def _guid(self, key: str) -> str:
        """Return six hexadecimal digits that no other object has."""
        turn = 0
        while True:
            found = sha256(f"{key} {turn}".encode()).hexdigest()[:6]
            if found not in self._taken:
                self._taken.add(found)
                return found
            turn += 1
