import { expect, it, onTestFinished } from 'vitest';
import { newEntry, Refusal, slugOf } from '@/scripts/new/new-entry';
import { temporaryFolder } from '../support/folder';
import { copyContent } from '../support/site-copy';

const { at, read, names } = temporaryFolder();
const make = (kind: string, title: string) => newEntry(at(), kind, title, '2026-03-02');

it.each([
  ['What a van’s day costs', 'what-a-vans-day-costs'],
  ['  Fuel & tires: 12 % less? ', 'fuel-and-tires-12-less'],
  ['Zürich, 5 à 7', 'zurich-5-a-7'],
  [`${'a day of a van '.repeat(5)}`, 'a-day-of-a-van-a-day-of-a-van-a-day-of-a-van-a-day-of-a-van'],
  ['東京', ''],
])('%s has the slug %s', (title, slug) => expect(slugOf(title)).toBe(slug));

it('a new entry is a draft of today with its title, a slug, and the next id', async () => {
  expect(make('post', 'Why "late" isn’t late')[0]).toBe(
    'Wrote content/blog/posts/why-late-isnt-late.ts, a draft.',
  );
  make('post', "A driver's second week");
  const text = await read('content/blog/posts/a-drivers-second-week.ts');
  expect(text).toContain('  draft: true,\n');
  expect(text).toContain('  id: 2,\n');
  expect(text).toContain('  title: "A driver\'s second week",\n');
  expect(text).toContain("  slug: 'a-drivers-second-week',\n");
  expect(text).toContain("  date: '2026-03-02',\n");
  expect(text).not.toMatch(/\{(id|title|plainTitle|slug|today)\}/);
});

it.each([
  ['podcast', 'Title', "There is no kind 'podcast'. Say one of post, guide,"],
  ['', '', 'Say one of post, guide,'],
  ['post', '', "What is its title? For example: npm run new -- post 'Title'"],
  ['constructor', 'Title', "There is no kind 'constructor'."],
  ['post', 'x'.repeat(200), 'The title has 200 characters, must have '],
  ['post', '東京', 'Its address is made of the title'],
])('a new entry of the kind "%s" with the title "%s" is refused', async (kind, title, reason) => {
  expect(() => make(kind, title)).toThrow(Refusal);
  expect(() => make(kind, title)).toThrow(reason);
  expect(await names()).toEqual([]);
});

it('a new entry is refused where its file exists, which stays as it is', async () => {
  make('guide', 'Winter tires');
  const before = await read('content/help/articles/winter-tires.ts');
  expect(() => newEntry(at(), 'guide', 'Winter tires!', '2027-01-01')).toThrow(
    'content/help/articles/winter-tires.ts exists: choose another title, or edit that file.',
  );
  expect(await read('content/help/articles/winter-tires.ts')).toBe(before);
});

let lines = 0;
const line = () => `Line ${++lines} of what a marketer would write`;

/** Fills what `npm run new` leaves open, as a person would. */
const fill = (text: string): string =>
  text
    .replace(/\b(value|name|heading|title): ''/g, (_, field) => `${field}: 'Part ${++lines}'`)
    .replace(/^ {2,4}(content|description): ''/gm, (_, field) => {
      return `${field}: '${`${line()}, long enough for a search engine and a card.`.padEnd(90, '.')}'`;
    })
    .replace(
      /(kind|timing|comesIn|goesBack|setUp): ''/g,
      (_, field) => `${field}: 'Orders ${++lines}'`,
    )
    .replace(/number: ''/g, "number: '12'")
    .replace("author: ''", "author: 'Fleet desk'")
    .replace("register: ''", "register: 'https://events.example.com/depot'")
    .replace("{ 'fewer calls a day': '' }", "{ 'fewer calls a day': '34' }")
    .replace(/(?<!\/\/.*)''/g, () => `'${line()}'`)
    .replace("image: 'logo-acme-erp'", "image: 'logo-amazon'")
    .replace(/^ {2}draft: true,\n/m, '');

it('passes the check of the content once it is filled, and as a draft stops nothing', {
  timeout: 60_000,
}, () => {
  const copy = copyContent();
  onTestFinished(copy.clear);
  copy.write('public/papers/a-year-of-returns.pdf', '%PDF-1.7');
  const titles = {
    post: 'What a second depot costs',
    guide: 'Winter tires',
    integration: 'Acme ERP',
    testimonial: 'Harbor Bakery',
    'white-paper': 'A year of returns',
    'case-study': 'Milk routes that start at midnight',
    'use-case': 'Dairies',
    industry: 'Cold storage',
    webinar: 'A second depot, live',
  };
  const made = (kind: string, title: string) => {
    const [said = ''] = newEntry(copy.folder, kind, title, '2026-03-02');
    return /content\/\S+\.ts/.exec(said)?.[0] ?? '';
  };
  const drafts = Object.entries(titles).map(([kind, title]) => made(kind, `${title}, again`));
  for (const [kind, title] of Object.entries(titles)) {
    const file = made(kind, title);
    copy.write(file, fill(copy.read(file)));
  }
  const { stdout, stderr } = copy.check();
  expect(stderr).toBe('');
  const [, toFill = ''] = stdout.split('To fill before drafts are published:');
  for (const file of drafts) expect(toFill).toContain(`${file}, `);
});
