"""Parts of web pages: files beside a module, hashes of scripts and style sheets, data for scripts."""

import json
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files

from kneedeep.support.translation import tr_marked


def page_file(package: str, name: str) -> str:
    """A text file of a package, with its marked texts translated."""
    return tr_marked((files(package) / name).read_text(encoding="utf-8"))


def hash_of(text: str) -> str:
    """The hash of an inline script or style sheet for the content security policy."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def share_bar(share: float, bracket: Iterable[float]) -> str:
    """A bar of a share, with strokes at the shares of games with a hasty side. Style sheets color it."""
    parts = [("all", 0.0, 100.0), ("share", 0.0, 100 * share), *(("end", min(98, 100 * end), 2) for end in bracket)]
    rects = "".join(f'<rect class="{name}" x="{x:.1f}" width="{width:.1f}" height="8"/>' for name, x, width in parts)
    return f'<svg class="bar" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">{rects}</svg>'


def script_data(data: object) -> str:
    """Data as JSON that is safe inside a script of a page."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
