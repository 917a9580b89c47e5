"""The formats that a scenario can be written in: one module each, and a row in the table of formats."""
