"""The 2004 game and its 2005 expansion: rules by subject, one module for each mechanic."""
