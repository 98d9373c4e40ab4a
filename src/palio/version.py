"""The version, in a file that the build can read without importing the package."""

VERSION = "0.1.0"
