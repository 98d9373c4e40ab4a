"""The web application: lobby, tables, live play, replays, API and storage.

The record of moves is the truth; everything else is a cache. Only what a seat may see leaves here.
"""
