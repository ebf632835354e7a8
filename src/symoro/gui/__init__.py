"""The workbench in the browser: robots in tables and in space, models as mathematics and code."""
