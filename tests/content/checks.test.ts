import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  danglingLinks,
  type Known,
  missingPictures,
  poorWords,
  repeatedIds,
  repeatedSentences,
  unknownIcons,
  wrongFigures,
} from '@/lib/content/check/checks';
import { findProblems } from '@/lib/content/check/validate';

const known: Known = {
  routes: new Set(['/', '/pricing', '/blog']),
  sections: { '/': new Set(['pricing', 'alert-&-notification']) },
  icons: new Set(['truck']),
  pictures: new Set(['hero']),
  figures: new Set(['25%', '30+', '191+ million', '50K+']),
};
const file = 'content/sample.ts';
const module = (data: Record<string, unknown>) => ({ file, data });
const text = (value: string) => module({ note: value });

describe('repeatedIds', () => {
  it.each(['id', 'slug', 'section_id'])('names the second entry with the same %s', (key) => {
    const posts = ['a', 'b', 'a'].map((id) => ({ [key]: id }));
    expect(repeatedIds(module({ posts }))).toEqual([
      { file, field: `posts[2].${key}`, reason: "'a' is already used by entry 1 of this list" },
    ]);
  });

  it('looks into lists inside lists', () => {
    const groups = [{ features: [{ id: 'x' }, { id: 'x' }] }];
    expect(repeatedIds(module({ groups }))[0]?.field).toBe('groups[0].features[1].id');
  });

  it('lets two lists use the same id, and passes over empty places', () => {
    expect(repeatedIds(module({ one: [{ id: 'x' }, null], two: [{ id: 'x' }] }))).toEqual([]);
  });
});

describe('danglingLinks', () => {
  const reasons = (href: string) =>
    danglingLinks(module({ link: href }), known).map(({ reason }) => reason);

  it.each([
    ['/', []],
    ['/pricing', []],
    ['/blog?page=2', []],
    ['/blog#list', []],
    ['#pricing', []],
    ['/#alert-&-notification', []],
    ['https://x.com/', []],
    ['mailto:a@b.example', []],
    ['/prices?x=1', ["no page has the address '/prices'"]],
    ['#prices', ["the page '/' has no section '#prices'"]],
  ])('of %s: %j', (href, found) => expect(reasons(href)).toEqual(found));
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

describe('wrongFigures', () => {
  it.each([
    ['35% lower cost', 1],
    ['over 40+ gateways', 1],
    ['51K+ vehicles', 1],
    ['192+ million deliveries', 1],
    ['25% lower', 0],
    ['25 % lower', 0],
    ['Through 30+ gateways', 0],
    ['191+ million', 0],
    ['50K+ vehicles', 0],
    ['24/7', 0],
  ])('of %j: %i', (value, count) => expect(wrongFigures(text(value), known)).toHaveLength(count));

  it('leaves the results of a customer alone', () => {
    const testimonials = [{ results: { 'more visits': '18%' } }];
    expect(wrongFigures(module({ testimonials }), known)).toEqual([]);
  });
});

describe('poorWords', () => {
  it.each([
    'A seamless day',
    'Unlocking growth',
    'Revolutionize dispatch',
    'In today’s fast-paced world',
    'A game-changer',
    'Leverage data',
  ])('refuses filler: %s', (value) => expect(poorWords(text(value))).toHaveLength(1));

  it.each([
    ['Routes optimised', 'optimiz'],
    ['By colour', 'color'],
    ['Ten kilometres', 'kilometer'],
    ['Service centre', 'center'],
  ])('refuses the British %s', (value, american) => {
    expect(poorWords(text(value))[0]?.reason).toContain(`'${american}'`);
  });

  it('accepts plain American words and leaves addresses alone', () => {
    const plain = { note: 'Optimized routes, by color, ten kilometers.', href: '/leverage' };
    expect(poorWords(module(plain))).toEqual([]);
  });
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
});

describe('findProblems', () => {
  const schemas = {
    [file]: z.looseObject({ price: z.literal(12), note: z.string().min(1, 'must not be empty') }),
  };
  const reasons = (data: Record<string, unknown>) =>
    findProblems([module(data)], schemas, known).map(({ field, reason }) => `${field}: ${reason}`);

  it('says in words what a field must be', () => {
    expect(reasons({ price: 13, note: 'Fine' })).toEqual(["price: must be '12'"]);
    expect(reasons({ price: 12 })).toEqual(['note: must be a text']);
    expect(reasons({ price: 12, note: '' })).toEqual(['note: must not be empty']);
  });

  it('asks for a schema where a file has none', () => {
    const problems = findProblems([{ file: 'content/new.ts', data: {} }], schemas, known);
    expect(problems[0]?.reason).toContain('content/schemas.ts');
  });

  it('runs every check', () => {
    const data = { note: 'A seamless 77% saving', href: '/no', icon: 'no', picture: 'no' };
    expect(reasons({ price: 12, ...data, list: [{ id: 1 }, { id: 1 }] })).toHaveLength(6);
  });
});
