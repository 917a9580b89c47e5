"""Hand-written looking YAML files drawn at random, read as simple scenarios, and edited at random."""

from random import Random
from typing import Any, NamedTuple

from kneedeep.model.scenario.element import Entry
from kneedeep.model.scenario.yaml_patch import node_tree

SECTIONS = ("pieces", "areas", "doors", "tokens", "figures", "spawns")
ORDER = ("format", "ruleset", "title", "briefing", "marines", "flags", *SECTIONS, "victory", "rules")
_WORDS = ("red", "gate", "room-4x4", "on", "no", "1:30", "true", "null", "~", "12", "0x1f", "-3", "1.5", "05a", "N@4")
_TEXTS = (
    "Dust and red light.", "Two\nlines.", "a # b", "it's", 'say "no"', "µ ≤ →", "tab\there", "", " x ", "a: b", "- c", "{d}",
    "back\\slash", "*e", "&f", "long " * 30,
)  # fmt: skip


class Document(NamedTuple):
    """A text read back: its tree, the data in the model's manner, and the node of every element by serial."""

    tree: node_tree.Tree
    data: dict[str, Any]
    nodes: dict[int, node_tree.Node]


def read(text: str | bytes, first_serial: int = 1) -> Document:
    """Read a text as the model does: entries for elements, without unknown keys (x…) and unreadable elements."""
    tree = node_tree.parse(text)
    whole = node_tree.plain(tree.root)
    data: dict[str, Any] = {}
    known: dict[int, node_tree.Node] = {}
    serial = first_serial
    for key, value in whole.items() if isinstance(whole, dict) else ():
        if key.startswith("x"):
            continue
        if key not in SECTIONS:
            data[key] = value
            continue
        entries = []
        for index, item in enumerate(value if isinstance(value, list) else ()):
            if isinstance(item, dict):
                entries.append(Entry({name: part for name, part in item.items() if name[0] != "x"}, serial))
                node = tree.node_at((key, index))
                assert node is not None
                known[serial] = node
                serial += 1
        if entries:
            data[key] = entries
    return Document(tree, data, known)


class Writer:
    """Writes a random file. Every comment is unique (`#c1`, `#c2`, …)."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.newline = random.choice(("\n", "\n", "\n", "\r\n"))
        self.comments = 0
        self.anchors: list[str] = []
        self.aliased_element = False

    def chance(self, part: float) -> bool:
        """Draw true in that part of all cases."""
        return self.random.random() < part

    def comment(self) -> str:
        """A comment that is unique in the file."""
        self.comments += 1
        return f"#c{self.comments}" + self.random.choice(("", " note", " [x, {y: 'z", ' "q', " - a: b", "é ✓"))

    def beside(self) -> str:
        """Blanks and perhaps a comment between a value and the end of its line."""
        if self.chance(0.3):
            return self.random.choice((" ", "   ", "\t", " \t")) + self.comment()
        return " " * self.random.randint(0, 2) if self.chance(0.1) else ""

    def loose(self, indent: str) -> list[str]:
        """Random lines between elements: comments and blank lines."""
        lines = []
        if self.chance(0.15):
            lines += [indent + self.comment(), ""]
        while self.chance(0.2):
            lines.append(self.random.choice(("", indent + self.comment(), "  ")))
        return lines

    def document(self) -> str:
        """Return a whole file."""
        random = self.random
        lines = [self.comment(), ""] if self.chance(0.4) else self.loose("")
        if self.chance(0.2):
            lines.append("---" + self.beside())
        keys = [
            "format",
            *(key for key in ("ruleset", "title", "briefing", "xtra", "marines", "flags") if self.chance(0.6)),
        ]
        keys += [key for key in SECTIONS if self.chance(0.5)]
        if self.chance(0.3):
            random.shuffle(keys)
        for key in keys:
            if key in SECTIONS:
                lines += self.section(key)
            elif key == "format":
                lines.append("format: 1" + self.beside())
            elif key == "flags":
                lines += self.pair("flags", {"power": "Auxiliary power", "alarm": self.scalar()}, 0)
            elif key == "marines":
                lines += self.pair("marines", [1, 2, 3][: random.randint(0, 3)], 0)
            else:
                lines += self.pair(key, self.scalar(), 0)
            lines += self.loose("")
        if self.chance(0.1):
            lines.append("...")
        text = self.newline.join(lines)
        if self.chance(0.8):
            text += self.newline
        return ("\ufeff" if self.chance(0.1) else "") + text

    def section(self, key: str) -> list[str]:
        """Return a list of elements, in block style or in brackets."""
        style = self.random.choice(("block", "block", "block", "lines", "one", "odd", "empty"))
        size = self.random.randint(1, 5)
        if style == "empty":
            return [f"{key}:{self.random.choice((' []', '', ' [ ]', ' null'))}{self.beside()}"]
        if style == "block":
            step = self.random.choice((0, 2, 2, 4))
            lines = [f"{key}:{self.beside()}"]
            for _ in range(size):
                lines += self.block_item(step)
            return lines
        if style == "one":
            items = ", ".join(self.flow_item() for _ in range(size))
            return [f"{key}: [{items}{', ' if self.chance(0.2) else ''}]{self.beside()}"]
        lines = [f"{key}: [{self.beside()}"]
        for number in range(size):
            if self.chance(0.3):
                lines.append("  " + self.comment())
            comma = "," if number + 1 < size or self.chance(0.3) else ""
            if style == "odd" and self.chance(0.5) and "#" not in lines[-1]:
                lines[-1] += " " + self.flow_item() + comma
                continue
            gap = self.random.choice(("", "", " ", self.newline)) if style == "odd" else ""
            beside = "" if gap == self.newline else self.beside()
            lines += f"  {self.flow_item()}{gap}{comma}{beside}".split(self.newline)
        return [*lines, self.random.choice(("]", "  ]"))]

    def block_item(self, step: int) -> list[str]:
        """One element of a block list with the lines before it."""
        indent = " " * step
        lines = self.loose(indent)
        if self.chance(0.35):
            lines.append(indent + self.comment())
        if self.chance(0.08):
            return [*lines, f"{indent}- {self.random.choice(('5', 'unread', '[1, 2]'))}{self.beside()}"]
        if self.chance(0.6):
            return [*lines, f"{indent}- {self.anchored(self.flow_item())}{self.beside()}"]
        dash = "-" + " " * self.random.randint(1, 3)
        first = True
        for key, value in self.element().items():
            pair = self.pair(key, value, step + len(dash))
            if first:
                pair[0] = indent + dash + pair[0].lstrip(" ")
            elif self.chance(0.2):
                lines.append(" " * (step + len(dash)) + self.comment())
            lines += pair
            first = False
        return lines

    def anchored(self, text: str) -> str:
        """Return a text, perhaps with an anchor."""
        if text.startswith("*") or not self.chance(0.08):
            return text
        self.anchors.append(f"a{len(self.anchors)}")
        return f"&{self.anchors[-1]} {text}"

    def pair(self, key: str, value: Any, column: int) -> list[str]:
        """Return a pair of a block mapping."""
        indent = " " * column
        lead = f"{indent}{key}{self.random.choice((':', ':', ' :'))}"
        if isinstance(value, str) and "\n" in value and self.chance(0.6) and not value.startswith(" "):
            chomp = "" if value.endswith("\n") else "-"
            return [f"{lead} |{chomp}{self.beside()}", *(f"{indent}   {line}" for line in value.split("\n"))]
        if isinstance(value, list) and value and self.chance(0.4):
            lines = [lead + self.beside()]
            for item in value:
                if self.chance(0.2):
                    lines.append(f"{indent}  {self.comment()}")
                lines.append(f"{indent}  - {self.flow(item)}{self.beside()}")
            return lines
        if isinstance(value, dict) and value and self.chance(0.4):
            lines = [lead + self.beside()]
            for name, part in value.items():
                lines += self.pair(name, part, column + 2)
            return lines
        if value is None and self.chance(0.5):
            return [lead + self.beside()]
        space = self.random.choice((" ", " ", "  "))
        return [f"{lead}{space}{self.anchored(self.flow(value))}{self.beside()}"]

    def flow_item(self) -> str:
        """Return an element in braces."""
        text = self.flow(self.element())
        self.aliased_element = self.aliased_element or text.startswith("*")
        return text

    def flow(self, value: Any) -> str:
        """Return a value on one line (rarely on two)."""
        space = self.random.choice(("", "", " "))
        if self.anchors and self.chance(0.08):
            return "*" + self.random.choice(self.anchors) + " "
        if isinstance(value, dict):
            inner = ", ".join(f"{key}: {self.flow(part)}" for key, part in value.items())
            return "{" + space + inner + space + "}"
        if isinstance(value, list):
            return "[" + space + f",{space or ' '}".join(map(self.flow, value)) + space + "]"
        if isinstance(value, str):
            return self.text(value)
        return "null" if value is None else str(value).lower()

    def text(self, value: str) -> str:
        """Return a text, plain where it may be."""
        if value.isalnum() and value.isascii() and value[0].isalpha() and value not in ("true", "null"):
            return self.random.choice((value, value, f'"{value}"', f"'{value}'"))
        if "\n" not in value and "\t" not in value and self.chance(0.3):
            return "'" + value.replace("'", "''") + "'"
        shown = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
        return f'"{shown}"'

    def element(self) -> dict[str, Any]:
        """Return the data of an element."""
        data: dict[str, Any] = {"kind": self.random.choice(("key", "door", "imp"))}
        for key in ("id", "color", "at", "spaces", "text", "needs", "xunknown", "turn"):
            if self.chance(0.35):
                data[key] = self.value(key)
        return data

    def value(self, key: str) -> Any:
        """Return a value for a key."""
        random = self.random
        if key == "at":
            return [random.randint(-9, 9), random.randint(-9, 9)]
        if key == "spaces":
            return [[random.randint(0, 9), random.randint(0, 9)] for _ in range(random.randint(1, 4))]
        if key == "needs":
            return random.choice(({"flag": "power"}, {"all": [{"open": "gate"}, {"use": self.scalar()}]}, {"round": 3}))
        return self.scalar()

    def scalar(self) -> Any:
        """Return a text, a number, a truth value or nothing."""
        return self.random.choice((*_WORDS, *_TEXTS, 0, 7, -12, True, False, None, 1.5))


def edited(random: Random, data: dict[str, Any], free_serial: int) -> dict[str, Any]:
    """The data after one to three random edits. New elements get serials from `free_serial`."""
    writer = Writer(random)
    new = {key: list(value) if key in SECTIONS else value for key, value in data.items()}
    for _ in range(random.randint(1, 3)):
        section = random.choice(SECTIONS)
        entries: list[Entry] = new.get(section, [])
        action = random.choice(("change", "change", "change", "insert", "delete", "move", "top", "swap", "clear"))
        if action == "top":
            key = random.choice(("ruleset", "title", "briefing", "marines", "flags", "rules"))
            if key in new and random.random() < 0.3:
                del new[key]
            else:
                new[key] = {"corner": writer.scalar()} if key in ("flags", "rules") else writer.scalar()
        elif action == "insert":
            free_serial += 1
            element = {key: value for key, value in writer.element().items() if key[0] != "x"}
            entries.insert(random.randint(0, len(entries)), Entry(element, free_serial))
        elif not entries:
            continue
        elif action == "delete":
            del entries[random.randrange(len(entries))]
        elif action == "clear" and random.random() < 0.3:
            entries.clear()
        elif action == "move":
            entry = entries.pop(random.randrange(len(entries)))
            entries.insert(random.randint(0, len(entries)), entry)
        elif action == "swap":
            random.shuffle(entries)
        elif action == "change":
            index = random.randrange(len(entries))
            entries[index] = Entry(changed(writer, entries[index]), entries[index].serial)
        new[section] = entries
        if not entries:
            new.pop(section)
    return new


def changed(writer: Writer, entry: dict[str, Any]) -> dict[str, Any]:
    """Return the data of an element with one key set, taken away or replaced by another."""
    keys = ("id", "color", "at", "spaces", "text", "needs", "turn")
    key = writer.random.choice(keys)
    data = dict(entry)
    if key in data and writer.chance(0.3):
        del data[key]
        other = writer.random.choice(keys)
        data[other] = writer.value(other)
    elif key in data and writer.chance(0.3):
        del data[key]
    elif key in ("spaces", "at") and isinstance(data.get(key), list) and writer.chance(0.6):
        data[key] = [*data[key][1:], [7, 7]] if writer.chance(0.5) else data[key][:-1]
    else:
        data[key] = writer.value(key)
    return data
