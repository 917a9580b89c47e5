"""Qt without a display: pictures and pages are painted in memory."""

import os
import sys


def paint_without_display() -> None:
    """Let Qt paint without a display. Must be called before Qt is loaded."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Else the fonts are in another order in each PDF file.
    os.environ.setdefault("QT_HASH_SEED", "0")
    if sys.platform == "win32":
        # Without it Qt finds no font of the system on this platform.
        os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ.get("SYSTEMROOT", "C:\\Windows"), "Fonts"))
