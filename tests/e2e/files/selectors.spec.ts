import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

const folder = 'out/_next/static/chunks/';

/** Selectors that look for something below (`:has`) and then mean any element (`*`) within `:is` or `:not`. */
const wide = (css: string): string[] =>
  (css.match(/[^{}]+(?=\{)/g) ?? []).filter((selector) => /:has\(.* \*\)/.test(selector));

test('finds a selector that means anything below what has something', () => {
  expect(wide('a{b:c}.x:not(:is(.y:has(:checked) *)){b:c}')).toEqual([
    '.x:not(:is(.y:has(:checked) *))',
  ]);
  expect(wide('.a:has(:checked) .x{b:c}.a:has(~ * > .x){b:c}')).toEqual([]);
});

// A browser that cannot tell which elements a change below `:has` may mean styles all of them anew, at
// each focus and each press: 12 ms where the planner shows 200 stops.
test('no style sheet has the whole page styled anew when something below changes', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.flatMap((sheet) =>
      wide(readFileSync(folder + sheet, 'utf8')).map((one) => `${sheet}: ${one}`),
    ),
  ).toEqual([]);
});
