import { expect, it } from 'vitest';
import { poorWords, repeatedSentences, wrongFigures } from '@/lib/content/check/advice';
import { danglingLinks, type Known, repeatedIds, unknownNames } from '@/lib/content/check/checks';
import { findProblems } from '@/lib/content/check/validate';

const known: Known = {
  routes: new Set(['/', '/pricing', '/blog']),
  sections: { '/': new Set(['pricing', 'alert-&-notification']) },
  icons: new Set(['truck']),
  pictures: new Set(['hero']),
  papers: new Set(),
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
])('an id that stands twice is named: %s', (field, data) => {
  const reason = "'a' is already used by entry 1 of this list";
  expect(repeatedIds(module(data))).toEqual([{ file, field, reason }]);
});

const pages = ['/', '/pricing', '/blog?page=2', '/blog#list', '#pricing', '/#alert-&-notification'];

it.each([...pages, 'https://x.com/', 'mailto:a@b.example'])('a link may be %s', (link) =>
  expect(danglingLinks(module({ link }), known)).toEqual([]),
);

it.each([
  [{ picture: 'van' }, 1],
  [{ imgSrc: 'van' }, 1],
  [{ image: { wide: 'van' } }, 1],
  [{ image: { picture: 'hero', narrow: 'van' } }, 1],
  [{ image: { wide: 'hero', alt: 'A map' }, imgSrc: null }, 0],
])('of the pictures of %j %i are missing', (data, count) =>
  expect(unknownNames(module(data), known)).toHaveLength(count),
);

it.each([
  [1, '35% lower cost|over 40+ gateways|51K+ vehicles|192+ million deliveries'],
  [0, '25% lower|25 % lower|Through 30+ gateways|191+ million|50K+ vehicles|24/7'],
])('%i figure that the company does not state is in each of %j', (count, texts) => {
  for (const value of texts.split('|')) {
    expect(wrongFigures(text(value), known), value).toHaveLength(count);
  }
});

it('the results of a customer are their own', () => {
  const testimonials = [{ results: { 'more visits': '18%' } }];
  expect(wrongFigures(module({ testimonials }), known)).toEqual([]);
});

it.each([
  ['A seamless day', ''],
  ['In today’s fast-paced world', ''],
  ['Routes optimised', "'optimiz'"],
  ['Service centre', "'center'"],
])('filler and British words: %s, rather %s', (value, rather) => {
  expect(poorWords(text(value)).map(({ reason }) => reason)).toEqual([
    expect.stringContaining(rather),
  ]);
});

it('plain American words pass, and addresses', () => {
  const plain = { note: 'Optimized routes, by color, ten kilometers.', href: '/leverage' };
  expect(poorWords(module(plain))).toEqual([]);
});

const sentence = 'Every driver gets one patch of town.';

it('sentences of six words are found where they stand twice, in one file or in two', () => {
  const other = 'content/other.ts';
  const data = { lead: `Hello there. ${sentence.toUpperCase()}` };
  expect(repeatedSentences([text(sentence), { file: other, data }])).toEqual([
    { file: other, field: 'lead', reason: `the same sentence stands in ${file}, note` },
  ]);
});

it('sentences of six words may repeat as titles of sources; short labels may anywhere', () => {
  const cited = { sources: [{ title: 'Summary of the Rules on Hours of Service' }] };
  expect(repeatedSentences([module(cited), { file: 'content/other.ts', data: cited }])).toEqual([]);
  expect(repeatedSentences([module({ a: 'Schedule a Demo', b: 'Schedule a Demo' })])).toEqual([]);
});

it('a file without a schema is told where one belongs', () => {
  const problems = findProblems([{ file: 'content/new.ts', data: {} }], {}, known);
  expect(problems[0]?.reason).toContain('content/schemas.ts');
});
