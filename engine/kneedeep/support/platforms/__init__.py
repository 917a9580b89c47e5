"""Everything that differs between Linux, macOS and Windows. No other package asks which system it runs on to choose a call."""
