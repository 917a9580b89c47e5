"""Packages of Valkyrie, an app that authors of the 2016 edition publish for."""
