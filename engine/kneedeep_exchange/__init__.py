"""Exchange with programs and people: exports, imports, passports, galleries, a language server, environments."""
