# A measured table on the page, in English. The folder fr has the same keys.

plane-title = The table, north up
plane-tools = Table tools
plane-ruler = Ruler and arcs
plane-closer = Closer (+)
plane-further = Further (−)
plane-fit = The whole table, or what matters (0)
plane-outside = Out of sight, go there: { $thing }
plane-heading = heading { $degrees }°
plane-again = See the turn again
