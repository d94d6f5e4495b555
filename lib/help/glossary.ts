interface Term {
  readonly term: string;
  readonly text: string;
}

const anchorOf = (term: string): string =>
  `glossary-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Terms from A to Z, each with its anchor; those that begin with a number stand first. */
export const glossaryOf = (terms: readonly Term[]) =>
  terms
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en'))
    .map(({ term, text }) => ({ id: anchorOf(term), term, text }));

const letterOf = ({ term }: Pick<Term, 'term'>): string => {
  const first = term.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
};

export const byLetter = (terms: ReturnType<typeof glossaryOf>) =>
  [...new Set(terms.map(letterOf))].map((letter) => ({
    letter,
    terms: terms.filter((each) => letterOf(each) === letter),
  }));
