"""Packages of Valkyrie, an app with scenarios for the 2016 edition."""
