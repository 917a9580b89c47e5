"""Causes between faults: root faults, unreliable elements, missing keys and circles."""
