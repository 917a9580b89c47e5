"""The 2004 game and its 2005 expansion, one module for each area of its rules."""
