"""The field for a demon card's numbers, with the catalog's numbers and their marks."""

from collections.abc import Iterator

from kneedeep.model.catalog import MARKS, FigureType
from kneedeep_editor.panels.properties.field import Field, FieldContext
from kneedeep_editor.panels.properties.field_entries import label_of_part
from kneedeep_editor.panels.properties.list_fields import RecordField
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip
from kneedeep_editor.texts import inside, listed, tr


class DemonField(Field):
    """The keys of a demon card, below a line with the catalog's numbers of its kind."""

    tall = True

    def __init__(self, around: FieldContext, keys: RecordField) -> None:
        super().__init__(around)
        self.keys = keys
        self.known = Label(wrap=True, look="quiet")
        lay_column(self.known, keys, of=self, margins=(8, 0, 0, 0), spacing=2)
        self.lead(keys, self.asked)
        self.hold(keys)

    def call(self, name: str, doc: str) -> None:
        super().call(name, f"{doc} {self.known.text()}".strip())
        self.setToolTip(plain_tip(doc))

    def belong(self, name: str) -> None:
        """Show the catalog's numbers of a kind."""
        kind = self.around.words().catalog.figures.get(name)
        values = list(_known(kind)) if kind is not None else []
        self.known.setText(tr("Catalog: {values}", values=listed(values)) if values else "")
        self.known.setVisible(bool(values))
        marks = "\n".join(f"{mark}: {tr(said)}" for mark, said in MARKS.items())
        self.known.setToolTip(plain_tip(marks))

    def put(self, value: object, *, faint: bool = False, mixed: bool = False) -> None:
        self.keys.put(value, faint=faint, mixed=mixed)


def _known(kind: FigureType) -> Iterator[str]:
    """Yield each number of a kind with its mark."""
    width, height = kind.footprint.value
    yield f"{inside(label_of_part('spaces'))} {width * height} ({kind.footprint.mark})"
    if kind.demon is None:
        return
    for name, number in kind.demon._asdict().items():
        if number is None:
            continue
        value = number.value
        if isinstance(value, tuple):
            value = "".join(color[0].upper() for color in value)
        elif isinstance(value, bool):
            value = tr("yes") if value else tr("no")
        yield f"{inside(label_of_part(name))} {value} ({number.mark})"
