"""What other programs and people get and give: exports, imports, passports, galleries, a language server, environments."""
