"""Which fault explains which: causes, unreliable elements, missing keys and circles."""
