"""The checks: one module each, named by code and name. Its `run` is the check. Checks are independent."""
