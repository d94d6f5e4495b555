import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '@/tests/e2e/support/built-pages';

const read = (name: string) => readFileSync(`out/${name}`, 'utf8');
const partsOf = (html: string, pattern: RegExp): readonly string[] => html.match(pattern) ?? [];

const bodyOf = (html: string): string => html.split('<footer')[0] ?? '';

test('forms, phone numbers, trial links and demo buttons are what they should be on every page', () => {
  const findings = builtPages.flatMap(({ file, path }) => {
    const html = read(file);
    const searches = partsOf(html, /<search.*?<\/search>/gs);
    const phones = partsOf(bodyOf(html), /<a [^>]*href="tel:[^>]*>[^<]*/g);
    const trials = partsOf(html, /<a [^>]*>(<[^>]*>)*Start [^<]*Free Trial/g);
    const demos = partsOf(html, /<button[^>]*>(<[^>]*>)*(Schedule|Book)( a)? Demo</gi);
    const opens = ['type="button"', 'command="show-modal"', 'commandfor="demo-dialog"'];
    return [
      ...searches.filter((form) => !form.includes('type="submit"')),
      ...phones.filter((link) => !link.includes('whitespace-nowrap') && />.* /.test(link)),
      ...trials.filter((link) => !/href="[^"]+\/signup" target="_blank"/.test(link)),
      ...demos.filter((button) => opens.some((each) => !button.includes(each))),
    ].map((part) => `${path}: ${part}`);
  });
  expect(findings).toEqual([]);
});

// The browser closes the others of one name.
test('of questions, systems and groups of the menu one stands open at a time', () => {
  for (const [file, name, open] of [
    ['pricing.html', 'pricing-faq', 1],
    ['support.html', 'support-faq', 0],
    ['index.html', 'integrations', 1],
    ['integrations.html', 'catalog', 0],
    ['contact.html', 'site-menu', 0],
  ] as const) {
    const named = partsOf(read(file), new RegExp(`<details[^>]* name="${name}"[^>]*>`, 'g'));
    expect(named.length, name).toBeGreaterThan(2);
    expect(
      named.filter((each) => each.includes(' open=""')),
      name,
    ).toHaveLength(open);
  }
});

// A browser may style the whole page anew at each press: 12 ms where the planner shows 200 stops.
test('no style sheet has the whole page styled anew when something below changes', () => {
  const folder = '_next/static/chunks/';
  const sheets = readdirSync(`out/${folder}`).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(20);
  for (const sheet of sheets) {
    const selectors = read(folder + sheet).match(/[^{}]+(?=\{)/g) ?? [];
    expect(
      selectors.filter((one) => /:has\(.* \*\)/.test(one)),
      sheet,
    ).toEqual([]);
  }
});
