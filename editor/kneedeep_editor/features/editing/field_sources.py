"""The answers to the questions of fields, from the document and the map of a window."""

from collections.abc import Callable, Sequence

from kneedeep.analysis.framework.check import check_modules
from kneedeep.board.element_ids import readable_id
from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.scenario.record import EMPTY
from kneedeep_editor.features.editing.space_picker import SpacePicker
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.properties.field import FieldContext, InputWatcher, PickRequest
from kneedeep_editor.panels.properties.name_choices import POINTED, NameChoice, name_choices
from kneedeep_editor.panels.properties.unused_fields import unused_field
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.ids import taken_ids
from kneedeep_editor.tools.geometry.extent import Space, extent_of


class FieldSources:
    """Answers the fields of one window. `naming`: the names that things get along with the next change."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.naming: dict[str, int] = {}
        self._picker: SpacePicker | None = None
        self._spoken: DisplayNames | None = None

    def context(self, inputs: InputWatcher, go: Callable[[str], None]) -> FieldContext:
        """The context of fields. `go`: shows the thing with a name."""
        document, work = self._shell.document, self._shell.work
        return FieldContext(
            self.offers,
            self.named,
            self.point,
            go,
            self.here,
            self.words,
            lambda: edition_of(document.scenario.ruleset).marines,
            lambda: switches(document.scenario.ruleset),
            self.pick,
            lambda name: taken_ids(document.scenario, name),
            inputs,
            lambda name, elements: unused_field(name, elements, document.board.kinds),
            lambda: edition_of(document.scenario.ruleset).features,
            lambda: work.texts,
            lambda: work.scenario.look.get("areas", EMPTY),
        )

    def offers(self, wanted: str) -> Sequence[NameChoice]:
        """The things and words that a reference may name."""
        if wanted == "check":
            return self._codes()
        document, chosen = self._shell.document, self._shell.work.selection
        found = name_choices(document.board, wanted)
        return [one for one in found if wanted != "teleporter" or one.serial not in chosen]

    def named(self, serial: int) -> str:
        """The name that a thing gets along with the next change."""
        document = self._shell.document
        scenario = document.scenario
        name = readable_id(scenario, document.catalog, scenario.element(serial))
        self.naming[name] = serial
        return name

    def point(self, wanted: str, done: Callable[[NameChoice], None]) -> None:
        """Let something be pointed out on the map that fits."""

        def there(space: Space) -> NameChoice | None:
            return next((one for one in self.offers(wanted) if self._lies(one, (space,))), None)

        def refused(space: Space) -> str:
            if there(space) is not None:
                return ""
            return tr(
                "There is nothing suitable at {x},{y}. Choose {wanted}.",
                x=space[0],
                y=space[1],
                wanted=self._shell.work.texts.tr(POINTED[wanted]),
            )

        def chosen(spaces: Sequence[Space]) -> None:
            if (offer := there(spaces[0])) is not None:
                done(offer)

        self.pick(PickRequest(False, (), chosen, refused))

    def _lies(self, offer: NameChoice, spaces: Sequence[Space]) -> bool:
        if not offer.serial:
            return False
        board = self._shell.document.board
        extent = extent_of(board, frozenset({offer.serial}))
        covered = {space for patch in extent.patches for space in patch}
        covered.update(space for door in board.doors if door.element.serial == offer.serial for space in door.sides)
        return not covered.isdisjoint(spaces)

    def here(self) -> Space:
        """A space to begin with: where the selected thing is, else the one nearest to the middle of the view."""
        work, canvas = self._shell.work, self._shell.canvas
        box = extent_of(work.board, work.selection).box
        x, y = (
            canvas.view.to_board(canvas.width() / 2, canvas.height() / 2)
            if box is None
            else (box[0] + box[2] / 2, box[1] + box[3] / 2)
        )
        return min(
            work.board.spaces,
            key=lambda space: (abs(space[0] + 0.5 - x) + abs(space[1] + 0.5 - y), space),
            default=(0, 0),
        )

    def words(self) -> DisplayNames:
        """The sentences of conditions and steps."""
        document = self._shell.document
        if self._spoken is None or self._spoken.scenario is not document.scenario:
            self._spoken = DisplayNames(document.scenario, document.board, document.catalog)
        return self._spoken

    def _codes(self) -> Sequence[NameChoice]:
        found = {one.code for one in self._shell.navigation.findings}
        return [
            NameChoice(code, tr("found in this scenario") if code in found else name.split("_", 1)[1].replace("_", " "))
            for code, name in sorted(
                ((code, module.rsplit(".", 1)[-1]) for code, module in check_modules().items()),
                key=lambda pair: (pair[0] not in found, pair[0]),
            )
        ]

    def pick(self, picking: PickRequest) -> None:
        """Have spaces picked on the map."""
        if self._picker is not None:
            self._picker.end(taken=False)
        self._picker = picker = SpacePicker(self._shell, picking)
        picker.ended.connect(self._forget_picker)

    def _forget_picker(self) -> None:
        self._picker = None
