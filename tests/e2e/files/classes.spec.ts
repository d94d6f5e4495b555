import { readFileSync } from 'node:fs';
import { styledClasses, unstyledClasses } from '@/scripts/check/unstyled-classes';
import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/test';

/** Classes that no sheet of a page styles, each with what it is there for. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'found by scripts': ['form-field'],
  'found by tests': [
    ...['answer', 'article-aside', 'blog-pages', 'case-weeks', 'catalog-count'],
    ...['questions', 'rating-open'],
  ],
};

/** Of the parts that the cards of every look have, a look styles those that it sets apart. */
const partsOfLooks = /^use-(table|belt|dockets|rows)-(title|mark|text|image|even|end)$/;

test('every class of a page is in its style sheets', () => {
  const allowed = new Set(Object.values(exceptions).flat());
  const sheets = new Map<string, ReadonlySet<string>>();
  const read = (address: string) => {
    const sheet = sheets.get(address) ?? styledClasses(readFileSync(`out${address}`, 'utf8'));
    sheets.set(address, sheet);
    return sheet;
  };
  const met = new Set<string>();
  const findings = builtPages.flatMap(({ file }) =>
    unstyledClasses(readFileSync(`out/${file}`, 'utf8'), read).flatMap((name) => {
      met.add(name);
      return allowed.has(name) || partsOfLooks.test(name) ? [] : `${file}: ${name}`;
    }),
  );
  expect(sheets.size).toBeGreaterThan(20);
  expect(findings).toEqual([]);
  // An exception that is none any more leaves the list.
  expect([...allowed].filter((name) => !met.has(name))).toEqual([]);
});
