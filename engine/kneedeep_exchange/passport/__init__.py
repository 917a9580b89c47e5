"""A passport: a scenario with what is claimed of it, so that anybody can have each claim checked."""
