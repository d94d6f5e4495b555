import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { poorWords, repeatedSentences, wrongFigures } from '@/lib/content/check/advice';
import {
  danglingLinks,
  type Known,
  missingPictures,
  repeatedIds,
  unknownIcons,
} from '@/lib/content/check/checks';
import { findProblems } from '@/lib/content/check/validate';

const known: Known = {
  routes: new Set(['/', '/pricing', '/blog']),
  sections: { '/': new Set(['pricing', 'alert-&-notification']) },
  icons: new Set(['truck']),
  pictures: new Set(['hero']),
  papers: new Map(),
  figures: new Set(['25%', '30+', '191+ million', '50K+']),
  names: [],
};
const file = 'content/sample.ts';
const module = (data: Record<string, unknown>) => ({ file, data });
const text = (value: string) => module({ note: value });

const [a, b] = [{ id: 'a' }, { id: 'b' }];

it.each([
  ['posts[2].id', { posts: [a, b, a] }],
  ['posts[1].slug', { posts: [{ slug: 'a' }, { slug: 'a' }] }],
  ['posts[1].section_id', { posts: [{ section_id: 'a' }, { section_id: 'a' }] }],
  ['groups[0].features[1].id', { groups: [{ features: [a, a] }] }],
])('repeatedIds names %s', (field, data) => {
  const reason = "'a' is already used by entry 1 of this list";
  expect(repeatedIds(module(data))).toEqual([{ file, field, reason }]);
});

it('repeatedIds lets two lists use the same id, and passes over empty places', () => {
  expect(repeatedIds(module({ one: [a, null], two: [a] }))).toEqual([]);
});

const pages = ['/', '/pricing', '/blog?page=2', '/blog#list', '#pricing', '/#alert-&-notification'];

it.each([
  [[...pages, 'https://x.com/', 'mailto:a@b.example'], []],
  [['/prices?x=1'], ["no page has the address '/prices'"]],
  [['#prices'], ["the page '/' has no section '#prices'"]],
])('danglingLinks of %j: %j', (hrefs, reasons) => {
  for (const link of hrefs) {
    const found = danglingLinks(module({ link }), known);
    expect(
      found.map(({ reason }) => reason),
      link,
    ).toEqual(reasons);
  }
});

describe('icons and pictures', () => {
  it('refuses an icon that is not in the file of icons', () => {
    expect(unknownIcons(module({ icon: 'lorry' }), known)).toHaveLength(1);
    expect(unknownIcons(module({ icon: 'truck' }), known)).toEqual([]);
  });

  it.each([
    { picture: 'van' },
    { imgSrc: 'van' },
    { image: 'van' },
    { image: { wide: 'van' } },
    { image: { picture: 'hero', narrow: 'van' } },
  ])('refuses a picture that nobody has drawn: %o', (data) =>
    expect(missingPictures(module(data), known)).toHaveLength(1),
  );

  it('accepts drawn pictures and what a picture shows', () => {
    const data = { image: { wide: 'hero', alt: 'A map' }, imgSrc: null };
    expect(missingPictures(module(data), known)).toEqual([]);
  });
});

it.each([
  [1, '35% lower cost|over 40+ gateways|51K+ vehicles|192+ million deliveries'],
  [0, '25% lower|25 % lower|Through 30+ gateways|191+ million|50K+ vehicles|24/7'],
])('wrongFigures finds %i in each of %j', (count, texts) => {
  for (const value of texts.split('|')) {
    expect(wrongFigures(text(value), known), value).toHaveLength(count);
  }
});

it('wrongFigures leaves the results of a customer alone', () => {
  const testimonials = [{ results: { 'more visits': '18%' } }];
  expect(wrongFigures(module({ testimonials }), known)).toEqual([]);
});

it.each([
  ['A seamless day', ''],
  ['Unlocking growth', ''],
  ['Revolutionize dispatch', ''],
  ['In today’s fast-paced world', ''],
  ['A game-changer', ''],
  ['Leverage data', ''],
  ['Routes optimised', "'optimiz'"],
  ['By colour', "'color'"],
  ['Ten kilometres', "'kilometer'"],
  ['Service centre', "'center'"],
])('poorWords refuses filler and British words: %s, rather %s', (value, rather) => {
  const found = poorWords(text(value));
  expect(found).toHaveLength(1);
  expect(found[0]?.reason).toContain(rather);
});

it('poorWords accepts plain American words and leaves addresses alone', () => {
  const plain = { note: 'Optimized routes, by color, ten kilometers.', href: '/leverage' };
  expect(poorWords(module(plain))).toEqual([]);
});

describe('repeatedSentences', () => {
  const sentence = 'Every driver gets one patch of town.';

  it('finds a sentence of six words that stands twice, in one file or in two', () => {
    const other = 'content/other.ts';
    const data = { lead: `Hello there. ${sentence.toUpperCase()}` };
    expect(repeatedSentences([text(sentence), { file: other, data }])).toEqual([
      { file: other, field: 'lead', reason: `the same sentence stands in ${file}, note` },
    ]);
    expect(repeatedSentences([module({ a: sentence, b: sentence })])).toHaveLength(1);
  });

  it('lets short labels repeat', () => {
    expect(repeatedSentences([module({ a: 'Schedule a Demo', b: 'Schedule a Demo' })])).toEqual([]);
  });

  it('lets two articles rest on one page, by its title', () => {
    const cited = { sources: [{ title: 'Summary of the Rules on Hours of Service' }] };
    expect(repeatedSentences([module(cited), { file: 'content/other.ts', data: cited }])).toEqual(
      [],
    );
  });
});

describe('findProblems', () => {
  const schemas = {
    [file]: z.looseObject({ price: z.literal(12), note: z.string().min(1, 'must hold a text') }),
  };
  const reasons = (data: Record<string, unknown>) =>
    findProblems([module(data)], schemas, known).map(({ field, reason }) => `${field}: ${reason}`);

  it('says in words what a field is and what it must be', () => {
    expect(reasons({ price: 13, note: 'Fine' })).toEqual(['price: is 13, must be 12']);
    expect(reasons({ price: 12 })).toEqual(['note: is missing, must be a text']);
    expect(reasons({ price: 12, note: '' })).toEqual(['note: is empty, must hold a text']);
  });

  it('asks for a schema where a file has none', () => {
    const problems = findProblems([{ file: 'content/new.ts', data: {} }], schemas, known);
    expect(problems[0]?.reason).toContain('content/schemas.ts');
  });

  it('holds every file of a folder against one schema', () => {
    const post = { file: 'content/posts/new.ts', data: { title: 7 } };
    const folder = { 'content/posts/*.ts': z.looseObject({ title: z.string() }) };
    expect(findProblems([post], folder, known)).toHaveLength(1);
  });

  it('runs every check', () => {
    const data = { href: '/no', icon: 'no', picture: 'no', empty: '', gone: undefined };
    expect(reasons({ price: 12, note: 'a', ...data, list: [{ id: 1 }, { id: 1 }] })).toHaveLength(
      6,
    );
  });
});
