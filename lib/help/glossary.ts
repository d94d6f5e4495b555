import { deliveringTerms } from '@/content/help/glossary/delivering';
import { officeTerms } from '@/content/help/glossary/office';
import { planningTerms } from '@/content/help/glossary/planning';
import { trackingTerms } from '@/content/help/glossary/tracking';
import type { GlossaryTerm } from '@/content/help/types';

/** A term with its anchor on the page of the help center. */
export interface AnchoredTerm extends GlossaryTerm {
  readonly id: string;
}

const anchorOf = (term: string): string =>
  `glossary-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Every term of the glossary, from A to Z; those that begin with a number stand first. */
export const glossary: readonly AnchoredTerm[] = [
  ...planningTerms,
  ...trackingTerms,
  ...deliveringTerms,
  ...officeTerms,
]
  .toSorted((a, b) => a.term.localeCompare(b.term, 'en'))
  .map(({ term, text }) => ({ id: anchorOf(term), term, text }));

const letterOf = ({ term }: GlossaryTerm): string => {
  const first = term.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
};

/** The terms by their first letter. */
export const glossaryLetters = [...new Set(glossary.map(letterOf))].map((letter) => ({
  letter,
  terms: glossary.filter((each) => letterOf(each) === letter),
}));
