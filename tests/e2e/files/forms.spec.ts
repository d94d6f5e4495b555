import { readFileSync } from 'node:fs';
import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/test';

/** The parts of a page that a pattern finds. */
const partsOf = (html: string, pattern: RegExp): readonly string[] => html.match(pattern) ?? [];

/** What stands in front of the footer. */
const bodyOf = (html: string): string => html.split('<footer')[0] ?? '';

test('forms and phone numbers are what they should be to those who do not see them', () => {
  const findings = builtPages.flatMap(({ file, path }) => {
    const html = readFileSync(`out/${file}`, 'utf8');
    const searches = partsOf(html, /<search.*?<\/search>/gs);
    const radios = partsOf(html, /<input[^>]*name="billing"[^>]*>/g);
    const phones = partsOf(bodyOf(html), /<a [^>]*href="tel:[^>]*>[^<]*/g);
    return [
      ...searches.filter((form) => !form.includes('type="submit"')),
      ...radios.filter((radio) => radio.includes('autoComplete=')),
      // A number stands in one line.
      ...phones.filter((link) => !link.includes('whitespace-nowrap') && />.* /.test(link)),
    ].map((part) => `${path}: ${part}`);
  });
  expect(findings).toEqual([]);
});
