"""Parts of pages for browsers: files beside a module, hashes of scripts and style sheets, data for scripts."""

import json
from base64 import b64encode
from hashlib import sha256
from importlib.resources import files

from kneedeep.support.translation import tr_marked


def page_file(package: str, name: str) -> str:
    """A text file of a package, with its marked texts in the language of the program."""
    return tr_marked((files(package) / name).read_text(encoding="utf-8"))


def hash_of(text: str) -> str:
    """The hash of a script or style sheet inside a page, as in its content security policy."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def script_data(data: object) -> str:
    """Data as JSON that can stand in a script of a page."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
