"""Every prompt, label and line of the log, with all kinds of numbers, in every language."""

import pytest

import palio
from palio.testing import every_setup
from palio.testing.wording import examples, faults

# Words that are the same after 1 and after 2, or that the number before them does not count.
INVARIABLE = {
    "en": {
        *("and", "at", "begins", "by", "for", "from", "in", "is", "of", "on", "or", "to", "with"),
        *("fame", "fiorini", "marble", "PP"),
    },
    "de": {
        *("an", "auf", "aus", "beginnt", "bei", "für", "im", "in", "mit", "oder", "und", "von"),
        *("Arbeiter", "Fiorini", "Marmor", "Plättchen", "PP", "Ruhm", "Siegel"),
    },
    "nl": {
        *("aan", "begint", "bij", "en", "in", "met", "naar", "of", "op", "uit", "van", "voor"),
        *("fiorini", "marmer", "PP", "roem"),
    },
}


@pytest.mark.parametrize("slug", palio.slugs())
def test_every_line_reads_well_with_every_number_in_every_language(slug: str) -> None:
    game = palio.find(slug)
    wrong = faults(game, examples(game, every_setup(game)), invariable=INVARIABLE)
    assert not wrong, "\n".join(wrong)
