"""INT001: a check failed. The runner finds it."""

from kneedeep.analysis.parts import Severity, check

run = check(Severity.ERROR, file=__file__)(lambda _facts: ())
