"""Plane geometry for tables where things are measured, whole numbers in and whole numbers out.

`grid` has units, headings and moves, `shapes` polygons and areas, `sight` arcs, rulers and tailing.
"""
