"""Analysis of scenarios: checks, their findings, and the facts they share."""
