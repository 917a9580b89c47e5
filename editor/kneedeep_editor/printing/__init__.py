"""Printed sheets: laid out on pages, with a preview, as a PDF file or on a printer; pictures as files."""
