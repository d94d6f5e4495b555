import { expect, it } from 'vitest';
import { redirectSchemas } from '@/content/schemas/redirects';
import type { Known } from '@/lib/content/check/checks';
import { findProblems } from '@/lib/content/check/validate';
import { vanishedPages } from '@/lib/content/check/vanished';

const file = 'content/redirects.ts';
const known: Known = {
  routes: new Set(['/', '/pricing', '/blog', '/blog/new']),
  sections: { '/': new Set(['steps']) },
  icons: new Set(),
  pictures: new Set(),
  papers: new Map(),
  figures: new Set(),
  names: [],
};

const check = (redirects: unknown) =>
  findProblems([{ file, data: { redirects } }], redirectSchemas, known).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );
const one = (from: unknown, to: unknown) => check([{ from, to }]);

it.each([
  ['/blog/old', '/blog/new'],
  ['/old_1/b-2', '/'],
  ['/old', '/pricing#anything'],
  ['/old', '/#steps'],
])('%s may lead to %s', (from, to) => expect(one(from, to)).toEqual([]));

it('there may be none, and at most 200', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ from: `/blog/${at}`, to: '/blog' }));
  expect([check([]), check(many(200))]).toEqual([[], []]);
  expect(check(many(201))).toEqual(['redirects: has 201 entries, must have 200 entries at most']);
});

const notOld = 'blog/old https://www.example.com/old //example.com/old /old/ /old?x=1 /old#x';
const odd = '/old.html /Old /a//b /../old / /_next/a /.well-known/a /* /:slug';

it.each([...`${notOld} ${odd}`.split(' '), '/a b'])('%s is no address that was left', (from) => {
  const [problem = '', ...others] = one(from, '/pricing');
  expect(problem).toContain(`redirects[0].from: is '${from}', must be an old address of this`);
  expect(others).toEqual([]);
});

const taken = '/404 /blog/404 /blog/archive/2025 /images/a /v1/iam/mail-list /offline';

it.each(taken.split(' '))('%s is the site’s own', (from) => {
  const reason = `'${from}' is an address of the site's own, which cannot be left`;
  expect(one(from, '/pricing')).toEqual([`redirects[0].from: ${reason}`]);
});

const noPage = 'pricing https://example.com/ //example.com /pricing/ /pricing?x=1';

it.each([...noPage.split(' '), '/a#A b'])('nothing may lead to %s', (to) =>
  expect(one('/old', to)[0]).toContain(`redirects[0].to: is '${to}', must be a page of this site`),
);

it.each([
  ['/blog /pricing', ["0 from: '/blog' is a page of the site, which nobody would reach any more"]],
  [
    '/old /pricing, /old /blog',
    ["1 from: is '/old', must not stand twice, entry 1 of this list has it"],
  ],
  ['/old /pricng', ["0 to: no page has the address '/pricng'; did you mean '/pricing'?"]],
  ['/old /#stepps', ["0 to: the page '/' has no section '#stepps'; did you mean 'steps'?"]],
  [
    '/a /b#x, /b /c, /c /pricing',
    [
      "0 to: leads to '/b', which has moved: lead to '/pricing' at once",
      "1 to: leads to '/c', which has moved: lead to '/pricing' at once",
    ],
  ],
  [
    '/a /b, /b /a, /c /c',
    [
      '0 to: leads in a circle: /a → /b → /a',
      '1 to: leads in a circle: /b → /a → /b',
      '2 to: leads in a circle: /c → /c',
    ],
  ],
])('of %s is said: %j', (pairs, problems) => {
  const redirects = pairs.split(', ').map((pair) => {
    const [from, to] = pair.split(' ');
    return { from, to };
  });
  const told = check(redirects).map((line) => line.replace(/^redirects\[(\d)\]\./, '$1 '));
  expect(told).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

it('what is no redirect is named', () => {
  expect(check(undefined)).toEqual(['redirects: is missing, must be a list']);
  expect(check([{ from: '/old' }])).toEqual(['redirects[0].to: is missing, must be a text']);
  expect(check([{ form: '/old', to: '/' }])).not.toEqual([]);
});

it('a link to an address that was left is told where that leads', () => {
  const link = { file: 'content/sample.ts', data: { href: '/old?x=1' } };
  const moved = new Map([['/old', '/pricing']]);
  const [, problem] = findProblems([link], {}, { ...known, moved });
  expect(problem?.reason).toBe("no page has the address '/old'; it has moved to '/pricing'");
});

const folders = new Map([['content/blog/posts/', '/blog/']]);
const path = (slug: string) => `content/blog/posts/${slug}.ts`;
const texts = (all: Readonly<Record<string, string>>) =>
  new Map(Object.entries(all).map(([slug, text]) => [path(slug), text]));
const advice = (gone: Record<string, string>, added: Record<string, string>, more = {}) =>
  vanishedPages({ gone: texts(gone), added: texts(added) }, folders, { ...known, ...more }).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );
const article = 'a\nb\nc\nd\n';

it('a page that goes by another name is told the line that leads on', () => {
  expect(advice({ old: article }, { new: 'a\nb\nc\nnew\n', other: 'x\ny\n' })).toEqual([
    "redirects: '/blog/old' was a page and is none now: for those who kept the address, add { from: '/blog/old', to: '/blog/new' }",
  ]);
});

it('a page that is gone for good needs a page in its place', () => {
  const [line = ''] = advice({ old: article }, { new: 'x\ny\n' });
  expect(line).toContain("add { from: '/blog/old', to: '…' } with the page that takes its place");
});

it('a page that leads on already is no matter, nor one that is there', () => {
  const moved = new Map([['/blog/old', '/blog/new']]);
  expect(advice({ old: article }, {}, { moved })).toEqual([]);
  expect(advice({ new: article }, {})).toEqual([]);
});
