"""The rules of a dogfight, one module per chapter of the ledger.

Every function takes the tables `t`, the state `s` and, where something happens, the list `out`
of events (None when nobody listens). Aircraft are numbers of the roster: 2e is the Leader of
Element e, 2e + 1 its Wingman.
"""
