"""The checks: one module each, named by code and name. Its `run` is the check. They do not know each other."""
