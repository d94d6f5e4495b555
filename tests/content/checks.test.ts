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

it('an id, a slug or a section id stands once in its list', () => {
  const data = {
    one: [a, null],
    two: [{ features: [a, b, a] }],
    slugs: [{ slug: 'a' }, { slug: 'a' }],
  };
  const reason = "'a' is already used by entry 1 of this list";
  expect(repeatedIds(module(data))).toEqual([
    { file, field: 'two[0].features[2].id', reason },
    { file, field: 'slugs[1].slug', reason },
  ]);
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

it('an icon must be in the file of icons', () => {
  expect(unknownIcons(module({ icon: 'lorry' }), known)).toHaveLength(1);
  expect(unknownIcons(module({ icon: 'truck' }), known)).toEqual([]);
});

it.each([
  [1, { imgSrc: 'van' }],
  [1, { image: 'van' }],
  [1, { image: { picture: 'hero', narrow: 'van' } }],
  [0, { image: { wide: 'hero', alt: 'A map' }, imgSrc: null }],
])('%i pictures of %o are not drawn', (count, data) =>
  expect(missingPictures(module(data), known)).toHaveLength(count),
);

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
  ['A seamless day', "'seamless'"],
  ['Unlocking growth', ''],
  ['A game-changer', ''],
  ['Routes optimised', "'optimiz'"],
  ['Service centre', "'center'"],
])('filler and British words are named: %s', (value, named) =>
  expect(poorWords(text(value))).toEqual([
    expect.objectContaining({ reason: expect.stringContaining(named) }),
  ]),
);

it('plain American words and addresses are none of these', () => {
  const plain = { note: 'Optimized routes, by color, ten kilometers.', href: '/leverage' };
  expect(poorWords(module(plain))).toEqual([]);
});

it('a sentence of six words stands once, in one file or in two; labels and sources may repeat', () => {
  const sentence = 'Every driver gets one patch of town.';
  const other = 'content/other.ts';
  const free = { label: 'Schedule a Demo', sources: [{ title: 'Summary of the Rules on Hours' }] };
  const data = { lead: `Hello there. ${sentence.toUpperCase()}`, ...free };
  expect(repeatedSentences([module({ note: sentence, ...free }), { file: other, data }])).toEqual([
    { file: other, field: 'lead', reason: `the same sentence stands in ${file}, note` },
  ]);
  expect(repeatedSentences([module({ a: sentence, b: sentence })])).toHaveLength(1);
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
