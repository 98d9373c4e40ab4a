"""Every error that a person can cause; all of them are one line that says what to do."""


class PalioError(Exception):
    """The root of all errors that are not bugs."""


class UnknownGame(PalioError):
    """No installed game has that slug."""


class BadSetup(PalioError):
    """A number of seats or an option that the game does not offer."""


class BadNotation(PalioError):
    """A text that is no move of this game at all."""


class IllegalMove(PalioError):
    """A move of this game that may not be played now."""


class NotYourTurn(PalioError):
    """The question on the table is put to another seat."""


class NoUndo(PalioError):
    """Something random, hidden or foreign has happened since the seat's last answer."""


class StaleVersion(PalioError):
    """The table has moved on since the sender looked at it."""


class ComponentError(PalioError):
    """A components file that does not add up; names the file and the key."""


class PositionError(PalioError):
    """A position file that does not describe a table of this game; names file and key."""


class RecordError(PalioError):
    """A record that cannot be read or replayed; names the line."""


class FairnessError(PalioError):
    """A record whose chance outcomes do not follow from its seed; names the line."""
