"""SCN006: an `allow` that silences nothing. The runner finds it, once every other check has run."""

from kneedeep.analysis.parts import Severity, check

run = check(Severity.INFO, file=__file__)(lambda _facts: ())
