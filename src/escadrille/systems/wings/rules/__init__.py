"""The rules of a fight, one module per chapter of the ledger.

Every function takes the tables `t`, the state `s` and, where something happens, the list `out`
of events (None when nobody listens). Pieces are numbers: aircraft first, then balloons and ground
cards. A docstring that names a *moment* is where a pilot's skill or behaviour can act (see
`moments`).
"""
