"""The tables: the only door to the games that are being played.

Every verb checks who asks, changes the game, and returns when the change is on disk. What comes out
is fit for who asked. Methods are plain functions, to be called from worker threads.
"""
