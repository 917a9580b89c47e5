"""The proof of a written file: read back and compared with the scenario."""

from typing import NamedTuple


class Proof(NamedTuple):
    """Whether a file says what the scenario says; `text`: what was compared, or what differs, in a clause."""

    holds: bool
    text: str


class ProofBuilder:
    """Collects comparisons of what was written with what was meant."""

    def __init__(self) -> None:
        self._agreed: list[str] = []
        self._differing: list[str] = []

    def compare(self, what: str, written: object, meant: object) -> None:
        """Compare one thing; `what` names it when both are equal, and the difference when they are not."""
        if written == meant:
            self._agreed.append(what)
        else:
            self._differing.append(f"{what}: the file says otherwise")

    def require(self, holds: bool, agreed: str, differing: str) -> None:
        """Take the outcome of a comparison made elsewhere, with the words for either case; empty words are left out."""
        if holds and agreed:
            self._agreed.append(agreed)
        elif not holds:
            self._differing.append(differing)

    def proof(self) -> Proof:
        """The proof: it holds when nothing differs."""
        return Proof(not self._differing, ", ".join(self._differing or self._agreed))
