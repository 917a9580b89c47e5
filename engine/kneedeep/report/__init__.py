"""Findings for people and programs: as text, JSON, SARIF and annotations of a code host."""
