"""The faces of demons, designs of this project: each about 0.8 × 0.7 spaces, a little north of the origin."""

from collections.abc import Callable, Mapping

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Shape, outline
from kneedeep.drawing.symbols.face_strokes import eyes, ink, rim
from kneedeep.drawing.theme import Theme, mixed

_FIRE, _FLAME = "#ff7a18", "#ffd84a"
_BONE = "#e6dcc0"


def _imp(theme: Theme) -> list[Shape]:
    skin = "#b5793f"
    return [
        Path(
            outline("M-14 -24L-34 -38L-26 -14L-38 -12L-24 0ZM14 -24L34 -38L26 -14L38 -12L24 0Z"),
            rim(theme, mixed(skin, "#ffffff", 0.35)),
        ),
        Path(
            outline("M-24 -14C-20 -38 20 -38 24 -14C24 2 12 12 8 24C4 28 -4 28 -8 24C-12 12 -24 2 -24 -14Z"),
            rim(theme, skin, 0.03),
        ),
        Path(
            outline("M-18 -14L-3 -7C-5 0 -16 -1 -18 -14ZM18 -14L3 -7C5 0 16 -1 18 -14Z"),
            rim(theme, "#ffe14a", 0.02),
        ),
        Dot(-0.1, -0.07, 0.025, Paint("#c01010")),
        Dot(0.1, -0.07, 0.025, Paint("#c01010")),
        Path(outline("M-6 -30L0 -18L6 -30"), ink(theme, 0.022)),
        Path(outline("M-11 8C-5 4 5 4 11 8C8 18 -8 18 -11 8Z"), rim(theme, "#4a0e0e", 0.02)),
        Path(outline("M-8 7L-5 12L-2 6L0 12L2 6L5 12L8 7Z"), Paint("#ffffff")),
    ]


def _trite(theme: Theme) -> list[Shape]:
    leg = ink(theme, 0.05)
    shin = Paint(None, "#a8906a", 0.02)
    legs = (
        "M-12 -8L-28 -30L-38 -14",
        "M-14 -2L-32 -10L-40 12",
        "M-12 6L-26 8L-32 26",
        "M12 -8L28 -30L38 -14",
        "M14 -2L32 -10L40 12",
        "M12 6L26 8L32 26",
    )
    return [
        *(Path(outline(text), leg) for text in legs),
        *(Path(outline(text), shin) for text in legs),
        Path(
            outline("M-20 -4C-22 -28 22 -28 20 -4C20 14 10 22 0 22C-10 22 -20 14 -20 -4Z"),
            rim(theme, "#8d6f52", 0.03),
        ),
        *eyes(
            theme,
            "#ff3a2a",
            (0, -0.1, 0.07),
            (-0.11, -0.06, 0.04),
            (0.11, -0.06, 0.04),
            (-0.06, -0.17, 0.028),
            (0.06, -0.17, 0.028),
        ),
        Path(outline("M-12 4C-4 1 4 1 12 4C10 16 -10 16 -12 4Z"), rim(theme, "#3a0d0d", 0.02)),
        Path(outline("M-9 4L-6 11L-3 3ZM9 4L6 11L3 3Z"), Paint("#ffffff")),
    ]


def _archvile(theme: Theme) -> list[Shape]:
    skin = "#e0b99a"
    return [
        Path(
            outline(
                "M-30 22C-46 -2 -26 -10 -30 -32C-18 -24 -16 -16 -15 -8C-10 -24 -8 -36 0 -46C8 -36 10 -24 15 -8C16 -16 18 -24 30 -32C26 -10 46 -2 30 22Z"
            ),
            rim(theme, _FIRE),
        ),
        Path(
            outline(
                "M-22 20C-32 2 -20 -2 -22 -16C-12 -10 -10 -20 0 -32C10 -20 12 -10 22 -16C20 -2 32 2 22 20Z"
            ),
            Paint(_FLAME),
        ),
        Path(outline("M-13 -12C-15 -34 15 -34 13 -12L11 4L7 24H-7L-11 4Z"), rim(theme, skin, 0.028)),
        Path(
            outline("M-9 -12L-2 -8L-3 -4C-7 -4 -9 -7 -9 -12ZM9 -12L2 -8L3 -4C7 -4 9 -7 9 -12Z"),
            Paint("#2a0a08"),
        ),
        Path(outline("M-6 6C-3 3 3 3 6 6L5 17C3 20 -3 20 -5 17Z"), Paint("#4a0f0f", theme.ink, 0.015)),
        Path(outline("M-4 6L-3 10L-1 6L0 10L1 6L3 10L4 6Z"), Paint("#ffffff")),
        Path(outline("M-6 -26V-20M0 -28V-20M6 -26V-20"), ink(theme, 0.016)),
    ]


def _demon(theme: Theme) -> list[Shape]:
    hide = "#d58a94"
    return [
        Path(
            outline(
                "M-42 -8C-46 -30 -26 -38 0 -36C26 -38 46 -30 42 -8C44 10 34 26 0 26C-34 26 -44 10 -42 -8Z"
            ),
            rim(theme, hide, 0.03),
        ),
        Path(outline("M-34 -26L-44 -42L-22 -34ZM34 -26L44 -42L22 -34Z"), rim(theme, _BONE, 0.022)),
        Path(
            outline(
                "M-26 -24L-10 -16L-12 -12C-20 -12 -26 -16 -26 -24ZM26 -24L10 -16L12 -12C20 -12 26 -16 26 -24Z"
            ),
            rim(theme, "#ffd23e", 0.018),
        ),
        Path(outline("M-5 -14L-3 -9M5 -14L3 -9"), ink(theme, 0.03)),
        Path(
            outline("M-36 -4C-20 -8 20 -8 36 -4C36 14 22 22 0 22C-22 22 -36 14 -36 -4Z"),
            rim(theme, "#3d0b10", 0.025),
        ),
        Path(
            outline("M-33 -4L-28 7L-23 -6L-16 5L-10 -7L-4 4L0 -7L4 4L10 -7L16 5L23 -6L28 7L33 -4Z"),
            Paint("#fff6e0", theme.ink, 0.012),
        ),
        Path(
            outline("M-27 16L-24 4L-19 19L-13 8L-8 21L0 11L8 21L13 8L19 19L24 4L27 16C18 22 -18 22 -27 16Z"),
            Paint("#fff6e0", theme.ink, 0.012),
        ),
    ]


def _maggot(theme: Theme) -> list[Shape]:
    skin = "#d9c9ae"
    shapes: list[Shape] = [
        Path(outline("M-20 26C-24 10 -8 8 0 12C8 8 24 10 20 26Z"), rim(theme, mixed(skin, theme.ink, 0.25))),
    ]
    for side, tone in ((-1, 0.0), (1, 0.12)):
        dx = 19 * side
        head = f"M{dx - 18} -14C{dx - 20} -38 {dx + 20} -38 {dx + 18} -14C{dx + 18} 4 {dx + 10} 20 {dx} 20C{dx - 10} 20 {dx - 18} 4 {dx - 18} -14Z"
        center = dx / 100
        shapes += [
            Path(outline(head), rim(theme, mixed(skin, theme.ink, tone), 0.028)),
            *eyes(theme, "#fff05a", (center - 0.08, -0.16, 0.045), (center + 0.08, -0.16, 0.045)),
            Dot(center, 0.03, 0.115, rim(theme, "#5a1018", 0.02)),
            *(
                Line(
                    center + 0.11 * x,
                    0.03 + 0.11 * y,
                    center + 0.045 * x,
                    0.03 + 0.045 * y,
                    Paint(None, "#ffffff", 0.03, cap="flat"),
                )
                for x, y in (
                    (1, 0),
                    (-1, 0),
                    (0, 1),
                    (0, -1),
                    (0.7, 0.7),
                    (-0.7, 0.7),
                    (0.7, -0.7),
                    (-0.7, -0.7),
                )
            ),
            Path(outline(f"M{dx - 9} -26C{dx - 3} -30 {dx + 3} -30 {dx + 9} -26"), ink(theme, 0.02)),
        ]
    return shapes


def _mancubus(theme: Theme) -> list[Shape]:
    skin = "#c9a176"
    return [
        Path(outline("M-44 26C-46 0 -30 -8 0 -8C30 -8 46 0 44 26Z"), rim(theme, mixed(skin, theme.ink, 0.3))),
        *(
            shape
            for x in (-0.34, 0.34)
            for shape in (
                Dot(x, 0.1, 0.13, rim(theme, "#5b646b", 0.025)),
                Dot(x, 0.1, 0.08, Paint(theme.ink)),
                Dot(x, 0.1, 0.05, Paint(_FIRE)),
                Dot(x, 0.1, 0.022, Paint(_FLAME)),
            )
        ),
        Path(
            outline("M-22 -18C-20 -40 20 -40 22 -18C30 -2 24 22 0 22C-24 22 -30 -2 -22 -18Z"),
            rim(theme, skin, 0.03),
        ),
        *eyes(theme, "#ff5a2a", (-0.09, -0.16, 0.04), (0.09, -0.16, 0.04)),
        Path(outline("M-18 -24L-4 -19M18 -24L4 -19"), ink(theme, 0.03)),
        Path(outline("M-5 -10C-3 -6 3 -6 5 -10"), ink(theme, 0.022)),
        Path(outline("M-17 2C-8 -3 8 -3 17 2C15 13 -15 13 -17 2Z"), rim(theme, "#4a1410", 0.02)),
        Path(outline("M-12 9L-10 2L-7 10ZM12 9L10 2L7 10Z"), Paint("#ffffff", theme.ink, 0.01)),
        Path(outline("M-14 17C-6 20 6 20 14 17"), ink(theme, 0.02)),
    ]


def _hell_knight(theme: Theme) -> list[Shape]:
    skin = "#b99a86"
    return [
        Path(outline("M-44 26C-44 4 -30 2 0 4C30 2 44 4 44 26Z"), rim(theme, mixed(skin, theme.ink, 0.4))),
        Path(
            outline(
                "M-20 -20C-32 -22 -40 -32 -36 -46C-32 -36 -24 -34 -14 -32ZM20 -20C32 -22 40 -32 36 -46C32 -36 24 -34 14 -32Z"
            ),
            rim(theme, _BONE),
        ),
        Path(outline("M-22 -18C-20 -38 20 -38 22 -18L18 2L12 20L0 24L-12 20L-18 2Z"), rim(theme, skin, 0.03)),
        Path(
            outline("M-22 -18L-4 -8L0 -12L4 -8L22 -18L18 -8L4 -2H-4L-18 -8Z"),
            rim(theme, mixed(skin, theme.ink, 0.45), 0.018),
        ),
        *eyes(theme, "#8dff5a", (-0.1, -0.075, 0.035), (0.1, -0.075, 0.035)),
        Path(outline("M-4 1L-2 5M4 1L2 5"), ink(theme, 0.022)),
        Path(outline("M-12 9H12L8 19L0 21L-8 19Z"), Paint("#3a100c", theme.ink, 0.018)),
        Path(
            outline("M-11 9L-9 15L-6 9ZM11 9L9 15L6 9ZM-4 20L-2 14L0 20ZM4 20L2 14L0 20Z"), Paint("#ffffff")
        ),
        Path(
            outline("M-38 22C-40 10 -28 6 -24 14L-26 24ZM38 22C40 10 28 6 24 14L26 24Z"),
            rim(theme, skin, 0.022),
        ),
    ]


def _cyberdemon(theme: Theme) -> list[Shape]:
    skin, metal = "#a8503c", "#8b97a0"
    return [
        Path(outline("M-44 26C-44 6 -30 4 0 6C30 4 44 6 44 26Z"), rim(theme, mixed(skin, theme.ink, 0.45))),
        Path(
            outline(
                "M-18 -24C-34 -20 -46 -32 -40 -48C-34 -38 -24 -38 -10 -36ZM18 -24C34 -20 46 -32 40 -48C34 -38 24 -38 10 -36Z"
            ),
            rim(theme, _BONE),
        ),
        Path(
            outline("M-20 -22C-18 -38 18 -38 20 -22C22 0 14 10 10 24H-10C-14 10 -22 0 -20 -22Z"),
            rim(theme, skin, 0.03),
        ),
        Path(outline("M0 -35C12 -35 19 -30 20 -22C22 0 14 10 10 24H0Z"), rim(theme, metal, 0.022)),
        Path(outline("M-17 -18L-3 -12L-4 -7C-11 -6 -16 -10 -17 -18Z"), rim(theme, "#ffdf3e", 0.018)),
        Dot(0.1, -0.12, 0.085, rim(theme, "#20262b", 0.02)),
        Dot(0.1, -0.12, 0.05, Paint("#ff2a1a")),
        Dot(0.085, -0.135, 0.018, Paint("#ffd0c8")),
        Path(outline("M-11 8H10V18H-9Z"), Paint("#2a0c08", theme.ink, 0.018)),
        Path(outline("M-9 8V14M-5 8V15M-1 8V15M3 8V15M7 8V15"), Paint(None, "#ffffff", 0.025, cap="flat")),
        *(
            Dot(x, y, 0.017, Paint(theme.ink))
            for x, y in ((0.05, -0.27), (0.13, -0.25), (0.15, 0.0), (0.05, 0.01))
        ),
        Rect(0.26, 0.0, 0.14, 0.26, rim(theme, "#59636b", 0.022), 0.03),
        Path(outline("M26 0C28 -10 38 -10 40 0Z"), rim(theme, theme.red, 0.02)),
    ]


def _cherub(theme: Theme) -> list[Shape]:
    skin = "#f0c8a8"
    wing = Paint("#d9eef2", theme.ink, 0.02, 0.95)
    return [
        Path(
            outline(
                "M-14 -8C-26 -38 -44 -36 -42 -20C-42 -8 -28 -2 -14 -4ZM14 -8C26 -38 44 -36 42 -20C42 -8 28 -2 14 -4Z"
            ),
            wing,
        ),
        Path(
            outline(
                "M-14 0C-34 -2 -40 10 -32 18C-24 22 -16 14 -12 6ZM14 0C34 -2 40 10 32 18C24 22 16 14 12 6Z"
            ),
            wing,
        ),
        Path(
            outline("M-16 -8L-36 -24M-16 -6L-38 -14M16 -8L36 -24M16 -6L38 -14M-14 4L-30 10M14 4L30 10"),
            ink(theme, 0.014),
        ),
        Path(
            outline("M-18 -10C-18 -34 18 -34 18 -10C22 0 18 18 0 22C-18 18 -22 0 -18 -10Z"),
            rim(theme, skin, 0.028),
        ),
        Path(outline("M-3 -28C-2 -34 6 -34 5 -28C5 -25 1 -25 2 -28"), ink(theme, 0.02)),
        *eyes(theme, "#1a0606", (-0.08, -0.06, 0.055), (0.08, -0.06, 0.055)),
        Dot(-0.075, -0.06, 0.02, Paint("#ff4a3a")),
        Dot(0.085, -0.06, 0.02, Paint("#ff4a3a")),
        Path(outline("M-9 6C-4 4 4 4 9 6C6 15 -6 15 -9 6Z"), rim(theme, "#5a1212", 0.018)),
        Path(outline("M-7 6L-5 10L-3 5ZM7 6L5 10L3 5Z"), Paint("#ffffff")),
    ]


def _revenant(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-30 22L-26 10H26L30 22Z"), rim(theme, "#6a737a", 0.022)),
        *(
            shape
            for x in (-0.3, 0.3)
            for shape in (
                Rect(x - 0.09, -0.34, 0.18, 0.42, rim(theme, "#6a737a", 0.025), 0.03),
                Dot(x, -0.24, 0.06, Paint(theme.ink)),
                Dot(x, -0.24, 0.035, Paint(theme.red)),
                Dot(x, -0.07, 0.06, Paint(theme.ink)),
                Dot(x, -0.07, 0.035, Paint(theme.red)),
            )
        ),
        Path(
            outline("M-18 -16C-18 -40 18 -40 18 -16C18 -6 14 -2 12 2L10 22H-10L-12 2C-14 -2 -18 -6 -18 -16Z"),
            rim(theme, _BONE, 0.028),
        ),
        Path(
            outline(
                "M-14 -14C-12 -20 -3 -18 -3 -11C-4 -5 -13 -5 -14 -14ZM14 -14C12 -20 3 -18 3 -11C4 -5 13 -5 14 -14Z"
            ),
            Paint(theme.ink),
        ),
        Dot(-0.08, -0.115, 0.022, Paint("#ff5a2a")),
        Dot(0.08, -0.115, 0.022, Paint("#ff5a2a")),
        Path(outline("M0 -5L-3 1H3Z"), Paint(theme.ink)),
        Path(outline("M-10 7H10M-10 14H10M-6 6V21M-2 6V21M2 6V21M6 6V21"), ink(theme, 0.016)),
    ]


def _cacodemon(theme: Theme) -> list[Shape]:
    skin = "#b5322c"
    return [
        Path(
            outline(
                "M-20 -28L-26 -44L-8 -34ZM20 -28L26 -44L8 -34ZM-32 -14L-46 -22L-36 -2ZM32 -14L46 -22L36 -2Z"
            ),
            rim(theme, _BONE, 0.02),
        ),
        Dot(0, -0.05, 0.36, rim(theme, skin, 0.03)),
        Path(
            outline("M-26 -24C-14 -36 14 -36 26 -24C14 -30 -14 -30 -26 -24Z"), Paint("#ffffff", opacity=0.25)
        ),
        Path(outline("M-15 -15C-8 -26 8 -26 15 -15C8 -5 -8 -5 -15 -15Z"), rim(theme, "#d9ff6a", 0.025)),
        Dot(0, -0.15, 0.06, Paint("#1a4a10", theme.ink, 0.015)),
        Path(
            outline("M-26 2C-14 -2 14 -2 26 2C22 20 12 26 0 26C-12 26 -22 20 -26 2Z"),
            rim(theme, "#2a0a3a", 0.025),
        ),
        Dot(0, 0.13, 0.07, Paint("#5a8cff", opacity=0.9)),
        Path(
            outline(
                "M-24 2L-20 10L-15 1L-10 9L-5 0L0 8L5 0L10 9L15 1L20 10L24 2ZM-16 21L-12 14L-8 24L-3 16L0 25L3 16L8 24L12 14L16 21C10 26 -10 26 -16 21Z"
            ),
            Paint("#ffffff", theme.ink, 0.01),
        ),
    ]


def _vagary(theme: Theme) -> list[Shape]:
    shell, skin = "#6a4a5c", "#d9b6a4"
    legs = ("M-12 10L-34 -20L-44 14", "M-12 14L-28 -2L-36 26", "M12 10L34 -20L44 14", "M12 14L28 -2L36 26")
    return [
        *(Path(outline(text), ink(theme, 0.07)) for text in legs),
        *(Path(outline(text), Paint(None, "#a07a8c", 0.03)) for text in legs),
        Path(outline("M-22 14C-22 0 22 0 22 14C22 26 -22 26 -22 14Z"), rim(theme, shell, 0.028)),
        *(Dot(x, 0.17, 0.035, Paint("#ffb02a", theme.ink, 0.012)) for x in (-0.12, 0.0, 0.12)),
        Path(
            outline("M-20 6C-28 -10 -24 -44 0 -44C24 -44 28 -10 20 6L12 -4L10 -20H-10L-12 -4Z"),
            rim(theme, "#2c1a24", 0.025),
        ),
        Path(
            outline("M-13 -18C-13 -34 13 -34 13 -18C13 -6 6 2 0 5C-6 2 -13 -6 -13 -18Z"),
            rim(theme, skin, 0.025),
        ),
        Path(
            outline("M-10 -19L-2 -15C-3 -12 -9 -12 -10 -19ZM10 -19L2 -15C3 -12 9 -12 10 -19Z"),
            Paint("#d01818", theme.ink, 0.012),
        ),
        Path(outline("M-5 -4C-2 -6 2 -6 5 -4L2 -1H-2Z"), Paint("#7a1420", theme.ink, 0.012)),
        Path(outline("M-8 -34L-12 -46L-2 -37L0 -48L2 -37L12 -46L8 -34Z"), rim(theme, _BONE, 0.018)),
    ]


def _pinky(theme: Theme) -> list[Shape]:
    hide, plate = "#c9837e", "#8d6a5f"
    return [
        Path(
            outline(
                "M-44 14C-46 -18 -26 -38 0 -38C26 -38 46 -18 44 14C38 26 20 28 0 28C-20 28 -38 26 -44 14Z"
            ),
            rim(theme, plate, 0.03),
        ),
        Path(
            outline("M-34 -26L-22 -14M34 -26L22 -14M-42 -8L-28 -4M42 -8L28 -4M0 -38V-26"), ink(theme, 0.025)
        ),
        Path(
            outline("M-26 2C-28 -22 -14 -28 0 -28C14 -28 28 -22 26 2C26 18 14 26 0 26C-14 26 -26 18 -26 2Z"),
            rim(theme, hide, 0.028),
        ),
        Path(
            outline("M-20 -16L-6 -10L-8 -6C-15 -6 -19 -10 -20 -16ZM20 -16L6 -10L8 -6C15 -6 19 -10 20 -16Z"),
            rim(theme, "#9dff5a", 0.016),
        ),
        Dot(-0.05, 0.0, 0.024, Paint(theme.ink)),
        Dot(0.05, 0.0, 0.024, Paint(theme.ink)),
        Path(outline("M-20 8H20C20 20 10 23 0 23C-10 23 -20 20 -20 8Z"), rim(theme, "#3d0b10", 0.02)),
        Path(outline("M-8 9L-5 15L-2 9L2 9L5 15L8 9Z"), Paint("#fff6e0", theme.ink, 0.01)),
        Path(
            outline(
                "M-26 22C-34 12 -32 2 -24 -4C-26 6 -22 12 -16 16ZM26 22C34 12 32 2 24 -4C26 6 22 12 16 16Z"
            ),
            rim(theme, _BONE, 0.022),
        ),
    ]


def _baron(theme: Theme) -> list[Shape]:
    skin, fur = "#b4483a", "#4a2a22"
    return [
        Path(outline("M-44 26C-46 4 -28 2 0 6C28 2 46 4 44 26Z"), rim(theme, mixed(skin, theme.ink, 0.25))),
        Path(
            outline(
                "M-14 -26C-30 -24 -34 -34 -26 -48C-40 -44 -46 -28 -38 -18C-32 -10 -22 -10 -16 -14ZM14 -26C30 -24 34 -34 26 -48C40 -44 46 -28 38 -18C32 -10 22 -10 16 -14Z"
            ),
            rim(theme, _BONE),
        ),
        Path(
            outline("M-18 -20C-16 -40 16 -40 18 -20C20 -2 14 8 12 16L0 26L-12 16C-14 8 -20 -2 -18 -20Z"),
            rim(theme, skin, 0.03),
        ),
        Path(outline("M-16 -30C-8 -38 8 -38 16 -30L8 -26L0 -30L-8 -26Z"), rim(theme, fur, 0.016)),
        *eyes(theme, "#a8ff4a", (-0.085, -0.13, 0.04), (0.085, -0.13, 0.04)),
        Path(outline("M-16 -20L-3 -16M16 -20L3 -16"), ink(theme, 0.03)),
        Path(outline("M-6 -4L0 -1L6 -4L3 3H-3Z"), rim(theme, mixed(skin, theme.ink, 0.4), 0.014)),
        Path(outline("M-10 6H10L7 15H-7Z"), Paint("#2a0806", theme.ink, 0.016)),
        Path(outline("M-9 6L-7 12L-4 6ZM9 6L7 12L4 6ZM-3 15L-1 10L1 15Z"), Paint("#ffffff")),
        *(
            shape
            for x in (-0.36, 0.36)
            for shape in (
                Dot(x, 0.17, 0.1, rim(theme, "#3fae2a", 0.02)),
                Dot(x, 0.17, 0.055, Paint("#d8ff7a")),
            )
        ),
    ]


DEMON_FACES: Mapping[str, Callable[[Theme], list[Shape]]] = {
    "imp": _imp,
    "trite": _trite,
    "archvile": _archvile,
    "demon": _demon,
    "mancubus": _mancubus,
    "hell-knight": _hell_knight,
    "cyberdemon": _cyberdemon,
    "cherub": _cherub,
    "maggot": _maggot,
    "revenant": _revenant,
    "cacodemon": _cacodemon,
    "vagary": _vagary,
    "pinky": _pinky,
    "baron-of-hell": _baron,
}
