"""SCN002: a value is not of the kind its key asks for."""

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Severity, check

run = check(Severity.ERROR, file=__file__)(of_code("SCN002"))
