"""The checks: one module each, named by code and name, which is its function `run`; they do not know each other."""
