"""Wounds and their causes."""
