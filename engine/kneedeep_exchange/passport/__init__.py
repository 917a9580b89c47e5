"""Passports: a scenario with claims about it that anybody can verify."""
