"""Printing sheets with page layout and preview, as a PDF file or on a printer. Exporting pictures."""
