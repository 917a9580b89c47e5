"""A map of Doom Companion as a scenario, with notes about differences of meaning."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kneedeep.board import Board, compile_board
from kneedeep.model.catalog.catalog_files import load_catalog
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.foreign_files import ImportFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.translation import later, later_count, tr, tr_count
from kneedeep_exchange.imports.doom_companion.companion_doors import Doors
from kneedeep_exchange.imports.doom_companion.companion_names import (
    CHALLENGES,
    DEAD_END,
    FIGURES,
    TOKENS,
    Draft,
    drafts_of,
)
from kneedeep_exchange.imports.doom_companion.companion_script import Script, place_of, texts_of
from kneedeep_exchange.imports.imported import Imported, Notes, imported, in_order, scenario_text
from kneedeep_exchange.imports.json_node import JsonNode, json_file
from kneedeep_exchange.imports.scenario_names import ScenarioNames

HEAD = later("Imported from a map of Doom Companion.")
_DEAD_ENDS = later_count(
    "{n} opening that leads nowhere gets a dead end.", "{n} openings that lead nowhere get a dead end."
)
RULESET = "doom-2004"
MOST = 100
"""The maximum number of things in an entry of the file."""
FRAGS = 6
"""The frag limit if the file names no defeat."""
_MARINES = 3
_BINARY = (b"PK", b"%PDF", b"\x89PNG")


def is_companion(content: bytes) -> bool:
    """Whether a file looks like a map of Doom Companion, as JSON or XML."""
    start = content.removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(b"<"):
        return any(word in start[:2048].lower() for word in (b"<escenario", b"doomcompanion", b"doom companion"))
    return b'"escenario"' in content and b'"areas"' in content and b"{" in content and not start.startswith(_BINARY)


def imported_companion(content: bytes, draft: Draft | None = None) -> Imported:
    """The scenario in a map of Doom Companion. Raises ImportFailed.

    `draft`: the draft of the format, if the file does not show it.
    """
    if content.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"<"):
        raise ImportFailed("maps of Doom Companion are read from its JSON, not from XML: save the map as JSON")
    try:
        root = json_file(content)
        if root.whole("version", 1) != 1:
            raise ImportFailed("its version is {name}, and only version 1 is known", name=root.whole("version"))
        drafts = (draft,) if draft is not None else drafts_of(root)
        drawn = [_Import(JsonNode(root.value), one) for one in drafts]
        if len(drawn) > 1 and drawn[0].pieces() != drawn[1].pieces():
            drawn = [one for one in drawn if one.fits()] or drawn
        else:
            drawn = drawn[:1]
        if len(drawn) > 1:
            raise ImportFailed(
                "its pieces mean different shapes in two drafts of the format, and it does not say which it is of: "
                "use `kneedeep import --from doom-companion-early` or `--from doom-companion-late`"
            )
        return drawn[0].imported()
    except ImportFailed as error:
        raise ImportFailed("the map of Doom Companion can't be read: {error}", error=error) from error
    except ValueError as error:
        raise ImportFailed("the map of Doom Companion holds what no scenario can hold: {error}", error=error) from error


class _Import:
    """The import of one map, with its notes."""

    def __init__(self, root: JsonNode, draft: Draft) -> None:
        self.root, self.draft = root, draft
        self.notes = Notes()
        self.names = ScenarioNames()
        self.script = Script(self.names, self.notes)
        self.doors = Doors(root, self.names, self.script, self.notes)
        self._steps: list[tuple[list[dict[str, object]], JsonNode]] = []
        self.scenario = root.object("escenario")
        self.areas = {one.text("id"): self._define("area", one) for one in root.list("areas")}
        for sort, key in (("door", "puertas"), ("event", "eventos"), ("item", "objetosMision")):
            for one in root.list(key):
                self._define(sort, one)

    def _define(self, sort: str, node: JsonNode) -> str:
        if self.names.get(sort, node.text("id")) is not None:
            text = later("{path}: another {sort} is called {name!r} too.")
            self.notes.note(text, path=node.path, sort=tr(sort), name=node.text("id"))
        return self.names.define(sort, node.text("id"))

    def pieces(self) -> list[dict[str, object]]:
        """The pieces, including dead ends."""
        found = []
        for area in self.root.list("areas"):
            for tile in area.list("tiles"):
                known = self.draft.pieces.get(tile.text("tipo"))
                place = place_of(tile)
                turn = tile.whole("rotacion")
                if known is None or place is None or turn % 90:
                    why = tr("it has no place") if place is None else tr("it is turned by {turn} degrees", turn=turn)
                    why = tr("no piece is called {name!r}", name=tile.text("tipo")) if known is None else why
                    self.notes.note("{path} is left out: {why}.", path=tile.path, why=why)
                    continue
                turn = (turn + known.added) % 360
                entry: dict[str, object] = {"piece": known.piece, "at": place, "area": self.areas[area.text("id")]}
                entry |= ({"turn": turn} if turn else {}) | texts_of(tile, note="nota")
                found.append(entry)
        return found

    def fits(self) -> bool:
        """Whether all openings join and all doors are on joints."""
        board = self._board({"pieces": self.pieces(), "doors": [one for _, one in self.doors.placed()]})
        joining = board.uncapped
        apart = joining.loose or joining.misjoined or joining.buried or board.overlaps
        return not apart and all(door.stands for door in board.doors)

    def _board(self, data: dict[str, object]) -> Board:
        head = {"format": 1, "ruleset": RULESET, "title": "x", "areas": [{"id": one} for one in self.areas.values()]}
        scenario: Scenario | None = read(scenario_text(head | data, ())).scenario
        if scenario is None:
            raise ImportFailed("no map can be made of its pieces")
        return compile_board(scenario, load_catalog(RULESET))

    def imported(self) -> Imported:
        """The scenario. Raises ImportFailed."""
        if not self.areas:
            raise ImportFailed("it has no areas")
        pieces = self.pieces()
        board = self._board({"caps": "auto", "pieces": [one for one in pieces if one["piece"] != DEAD_END]})
        pieces = self._without_caps(pieces, board)
        tokens = self._tokens()
        links = self.doors.link(tokens)
        for steps, node in self._steps:
            steps += self.script.steps(node.list("recompensas"))
        doors = self.doors.found(self._board({"caps": "auto", "pieces": pieces}))
        figures = self._figures()
        data: dict[str, object] = {"format": 1, "ruleset": RULESET, **self._head(), "caps": "auto"}
        data["pieces"], data["areas"] = pieces, self._areas()
        data |= {"doors": doors, "tokens": [one for _, one in tokens], "figures": figures}
        data["spawns"] = self._spawns(self._board(data))
        data["triggers"] = self._triggers()
        data["items"] = [self._item(one) for one in self.root.list("objetosMision")]
        data["victory"] = self._victory()
        data = {key: value for key, value in data.items() if value not in ([], {}, "")}
        self.root.leave("$schema", "version")
        self.notes += [tr("{path} is not read.", path=path) for path in self.root.unread()]
        self._note_meaning(doors, links)
        return imported(in_order(data), HEAD, self.notes)

    # The head

    def _head(self) -> dict[str, object]:
        texts = self.scenario.object("textos")
        found: dict[str, object] = {"title": self.scenario.text("titulo") or tr("Untitled")}
        found |= texts_of(self.scenario, author="autor", summary="ambientacion")
        if self.scenario.text("id"):
            found["source"] = f"Doom Companion: {self.scenario.text('id')}"
        found["language"] = "es"
        if (challenge := self.scenario.text("dificultad")) in CHALLENGES:
            found["challenge"] = CHALLENGES[challenge]
        elif challenge:
            self.notes.note("escenario.dificultad is left out: {challenge!r} is unknown.", challenge=challenge)
        if "marines" in self.scenario:
            found["marines"] = [self.scenario.whole("marines")]
        found |= texts_of(texts, briefing="introduccion", objective="objetivos", notes="notasInvasor")
        flags = {self.names.get("event", one.text("id")): one.text("nombre") for one in self.root.list("eventos")}
        return found | ({"flags": flags} if flags else {})

    def _triggers(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for event in self.root.list("eventos"):
            about = event.text("descripcion")
            flag = self.names.get("event", event.text("id"))
            if event.truth("manual", default=True):
                found.append({"when": {"manual": about or event.text("nombre")}, "do": [{"set": flag}]})
            elif about:
                self.notes.note("{path}.descripcion: {about}", path=event.path, about=about)
        return found

    def _item(self, node: JsonNode) -> dict[str, object]:
        entry: dict[str, object] = {"id": self.names.get("item", node.text("id")), "name": node.text("nombre")}
        if (token := TOKENS.get(node.text("ficha"))) is not None:
            entry["shown_as"] = {"kind": token["kind"]}
        elif node.text("ficha"):
            self.notes.about(node, "ficha", "{path}.ficha is left out: no token is called {name!r}.")
        return entry | texts_of(node, note="descripcion")

    def _victory(self) -> dict[str, object]:
        goal, texts = self.scenario.object("condicionVictoria"), self.scenario.object("textos")
        area = self.names.get("area", goal.text("area"))
        event = self.names.get("event", goal.text("evento"))
        marines: dict[str, object] = {}
        match goal.text("tipo"):
            case "llegarAArea" if area:
                marines = {"reach": area, "who": "any"}
            case "despejarArea" if area:
                marines = {"clear": area}
            case "evento" if event:
                marines = {"flag": event}
            case _:
                self.notes.note("escenario.condicionVictoria is left out: it names nothing that is there.")
        text = later("The app does not say how the invader wins: {frags} frag points are taken. Look at victory.")
        self.notes.note(text, frags=FRAGS)
        found: dict[str, object] = {"marines": marines | texts_of(texts, text="victoria")} if marines else {}
        return found | {"invaders": {"frags": FRAGS, **texts_of(texts, text="derrota")}}

    # Areas and their elements

    def _areas(self) -> list[dict[str, object]]:
        found = []
        if (start := self.scenario.text("areaInicial")) not in self.areas:
            self.notes.note("escenario.areaInicial is left out: no area is called {name!r}.", name=start)
        for area in self.root.list("areas"):
            entry: dict[str, object] = {"id": self.areas[area.text("id")], **texts_of(area, name="nombre")}
            if area.text("id") == start:
                entry["start"] = True
            entry |= texts_of(area.object("textos"), text="entrar") | texts_of(area, note="notasInvasor")
            clear: dict[str, object] = texts_of(area.object("textos"), text="despejar")
            steps = self.script.steps(area.list("recompensas"))
            clear |= {"do": steps} if steps else {}
            found.append(entry | ({"clear": clear} if clear else {}))
        return found

    def _tokens(self) -> list[tuple[str, dict[str, object]]]:
        """The tokens, each with the old name of its area."""
        found: list[tuple[str, dict[str, object]]] = []
        for area in self.root.list("areas"):
            name = area.text("id")
            for one in area.list("objetos"):
                one.leave("id")
                thing = self.script.thing(one.text("tipo"))
                found += ((name, entry) for entry in self._entries(one, thing, name, texts_of(one, text="texto")))
            for one in area.list("fichas"):
                about = texts_of(one, note="nota", text="texto")
                if one.list("recompensas"):
                    # Filled in when links of teleporters are known.
                    steps: list[dict[str, object]] = []
                    about["do"] = steps
                    self._steps.append((steps, one))
                token = TOKENS.get(one.text("tipo"))
                found += ((name, entry) for entry in self._entries(one, token, name, about))
        return found

    def _entries(
        self, node: JsonNode, token: Mapping[str, Any] | None, area: str, about: dict[str, object]
    ) -> Iterator[dict[str, object]]:
        """Yield an entry's tokens. Those that share a place become one, unless they have effects."""
        if token is None:
            self.notes.about(node, "tipo", "{path} is left out: nothing is called {name!r}.")
            return
        count = self._count(node)
        places = list(self._places(node, count))
        if "x" in node and count > 1 and places:
            yield {**token, "at": places[0][0], "count": count, **about}
            return
        together: dict[tuple[int, int], list[Space]] = {}
        for space, (width, height), turn in places:
            size = max(width, height, token.get("size", 1))
            if min(width, height) > 1:
                text = later("{path}: one of {width}×{height} spaces is {size} long here.")
                self.notes.note(text, path=node.path, width=width, height=height, size=size)
            if token["kind"] == "teleporter" or "do" in about:
                yield _sized(token, size, turn) | {"at": space} | about
            else:
                together.setdefault((size, turn), []).append(space)
        for (size, turn), spaces in together.items():
            where = {"at": spaces[0]} if len(spaces) == 1 else {"spaces": spaces}
            yield _sized(token, size, turn) | where | about
        for _ in range(count - len(places)):
            yield {**token, "in": self.areas[area], **about}

    def _places(self, node: JsonNode, count: int) -> Iterator[tuple[Space, tuple[int, int], int]]:
        """Yield the places of an entry's things: space, size, and turn as for tokens."""
        listed = node.list("posiciones") or ([node] if "x" in node else [])
        for one in listed[count:]:
            one.leave("x", "y", "rotacion", "ancho", "alto")
            self.notes.note("{path} is left out: there are only {count}.", path=one.path, count=count)
        for one in listed[:count]:
            space = place_of(one)
            width, height = one.whole("ancho", 1), one.whole("alto", 1)
            turn = one.whole("rotacion") % 180
            if space is None:
                self.notes.note("{path} is left out: it lies too far away.", path=one.path)
                continue
            if width != height:
                turn = 0 if height > width else 90
            yield space, (width, height), 0 if turn == 90 else 90

    def _count(self, node: JsonNode) -> int:
        count = node.whole("cantidad", max(1, len(node.list("posiciones"))))
        if not 1 <= count <= MOST:
            text = later("{path}.cantidad is {count}: {taken} are taken.")
            self.notes.note(text, path=node.path, count=count, taken=min(max(count, 1), MOST))
        return min(max(count, 1), MOST)

    def _figures(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for area in self.root.list("areas"):
            for one in area.list("monstruos"):
                if (kind := FIGURES.get(one.text("tipo"))) is None:
                    self.notes.about(one, "tipo", "{path} is left out: no figure is called {name!r}.")
                    continue
                count = self._count(one)
                turns: dict[int, list[Space]] = {}
                for space, _, turn in self._places(one, count):
                    turns.setdefault(90 - turn, []).append(space)
                for turn, spaces in turns.items():
                    where = {"at": spaces[0]} if len(spaces) == 1 else {"spaces": spaces}
                    found.append({"kind": kind, **where, **({"turn": turn} if turn else {})})
                if missing := count - sum(map(len, turns.values())):
                    more = {"count": missing} if missing > 1 else {}
                    found.append({"kind": kind, "in": self.areas[area.text("id")], **more})
        return found

    def _spawns(self, board: Board) -> list[dict[str, object]]:
        places = [place_of(one) for one in self.scenario.list("inicioMarines")]
        if not (spaces := [one for one in places if one is not None]):
            start = self.areas.get(self.scenario.text("areaInicial"), "")
            taken = {space for token in board.tokens for space in token.spaces}
            taken.update(space for figure in board.figures for space in figure.spaces)
            figures = [figure.at for figure in board.figures]
            free = [space for space in board.areas.get(start, ()) if space not in taken]

            def nearest(space: Space) -> int:
                return min((max(abs(space[0] - x), abs(space[1] - y)) for x, y in figures), default=0)

            spaces = sorted(free, key=lambda space: (-nearest(space), space))[:_MARINES]
            self.notes.note("The app chooses where marines begin: three free spaces of the start area are taken.")
        return [{"side": "marines", "spaces": spaces}] if spaces else []

    def _without_caps(self, pieces: list[dict[str, object]], board: Board) -> list[dict[str, object]]:
        """The pieces without the dead ends that the program lays by itself."""
        laid = {(one.element.at, one.element.turn, one.area) for one in board.pieces if one.cap}
        given = {(one["at"], one.get("turn", 0), one["area"]) for one in pieces if one["piece"] == DEAD_END}
        if more := len(laid - given):
            self.notes.append(tr_count(*_DEAD_ENDS, more))
        places = ((one, (one["at"], one.get("turn", 0), one["area"])) for one in pieces)
        return [one for one, place in places if one["piece"] != DEAD_END or place not in laid]

    def _note_meaning(self, doors: Sequence[dict[str, object]], links: int) -> None:
        if doors or links:
            self.notes.note(
                "In the app a door reveals both its areas. Here what marines see is revealed: an open passage may show more "
                "than one area at once."
            )
        if self.root.list("areas"):
            self.notes.note(
                "In the app things that are found are for the whole team. Here the marine who finds one has it."
            )


def _sized(token: Mapping[str, object], size: int, turn: int) -> dict[str, object]:
    """A token with its length and turn, which short ones don't have."""
    return {**token, **({"size": size} if size > 1 else {}), **({"turn": turn} if size > 1 and turn else {})}
