"""The building blocks of checks: a check, its facts, its findings with their causes and fixes."""

from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.causes.root_faults import diagnoses
from kneedeep.analysis.causes.soundness import unsound, unsound_file
from kneedeep.analysis.framework import COURSE, GARRISON, Cause, Facts, Finding, Fix, Severity
from kneedeep.analysis.framework.check import check
from kneedeep.analysis.reach.state_findings import Held, merged, merging
