"""The findings of one draft that others did not have."""

from collections.abc import Iterable, Iterator

from kneedeep.analysis.framework.finding import Finding


def new_findings(found: Iterable[Finding], *known: Iterable[Finding]) -> Iterator[Finding]:
    """Yield the findings that are in none of the other lists: neither by fingerprint nor by code and elements.

    Elements are compared by their serials, so all drafts must have equal ones. Allowed findings are left out.
    """
    others = [finding for findings in known for finding in findings]
    prints = {finding.fingerprint for finding in others}
    subjects = {(finding.code, finding.serials, finding.path) for finding in others}
    for finding in found:
        if (
            finding.allowed is None
            and finding.fingerprint not in prints
            and (finding.code, finding.serials, finding.path) not in subjects
        ):
            yield finding
