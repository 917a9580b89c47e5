"""The schema of simulations with the schema of findings inside, so that a validator needs this one file.

`python -m tests.support.bundled_schema` writes it again after findings.schema.json was changed.
"""

from textwrap import indent

from kneedeep.support import resources

NAME = "simulation.schema.json"
INSIDE = '    "findings_report": '


def bundled() -> str:
    """Return the text of the schema with the findings schema of now, as the last of its definitions."""
    own, _, _ = resources.text("schemas", NAME).partition(INSIDE)
    findings = indent(resources.text("schemas", "findings.schema.json").rstrip(), "    ").lstrip()
    return f"{own}{INSIDE}{findings}\n  }}\n}}\n"


if __name__ == "__main__":
    resources.path("schemas", NAME).write_text(bundled(), encoding="utf-8")
