import { expect, it } from 'vitest';
import { byLetter, glossaryOf } from '@/lib/help/glossary';

it('terms stand from A to Z under their letters, each with an anchor', () => {
  const text = 'What it is.';
  const terms = glossaryOf([
    { term: 'Time window', text },
    { term: '4PL (lead carrier)', text },
    { term: 'ETA', text },
    { term: 'trip', text },
  ]);
  expect(terms[0]).toEqual({ id: 'glossary-4pl-lead-carrier-', term: '4PL (lead carrier)', text });
  expect(byLetter(terms).map((each) => [each.letter, ...each.terms.map(({ id }) => id)])).toEqual([
    ['0–9', 'glossary-4pl-lead-carrier-'],
    ['E', 'glossary-eta'],
    ['T', 'glossary-time-window', 'glossary-trip'],
  ]);
});
