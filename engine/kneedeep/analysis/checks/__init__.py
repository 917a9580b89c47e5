"""The checks: one module each, named by code and name, with an object CHECK; they do not know each other."""
