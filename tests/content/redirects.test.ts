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

it('at most 200 addresses may have been left', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ from: `/blog/${at}`, to: '/blog' }));
  expect([check([]), check(many(200))]).toEqual([[], []]);
  expect(check(many(201))).toEqual(['redirects: has 201 entries, must have 200 entries at most']);
});

const noPaths =
  'blog/old|https://www.example.com/old|//example.com/old|/a//b|/../old|/a b|/*|/:slug';
const noOldPaths = '/old/|/old?x=1|/old#x|/old.html|/Old|/|/_next/a|/.well-known/a';

it.each(`${noPaths}|${noOldPaths}`.split('|'))('no address that was left is %s', (from) => {
  expect(one(from, '/pricing')).toEqual([
    expect.stringContaining(`redirects[0].from: is '${from}', must be an old address of this`),
  ]);
});

it.each(['/404', '/blog/404', '/blog/archive/2025', '/images/a', '/v1/iam/mail-list', '/offline'])(
  'no address that was left is %s, which is the site’s own',
  (from) => {
    const reason = `'${from}' is an address of the site's own, which cannot be left`;
    expect(one(from, '/pricing')).toEqual([`redirects[0].from: ${reason}`]);
  },
);

it.each([
  'pricing',
  'https://example.com/',
  '//example.com',
  '/pricing/',
  '/pricing?x=1',
  '/a#A b',
])('no address leads to %s', (to) => {
  expect(one('/old', to)[0]).toContain(`redirects[0].to: is '${to}', must be a page of this site`);
});

it.each([
  ['/blog', '/', ["from: '/blog' is a page of the site, which nobody would reach any more"]],
  ['/old', '/pricng', ["to: no page has the address '/pricng'; did you mean '/pricing'?"]],
  ['/old', '/#stepps', ["to: the page '/' has no section '#stepps'; did you mean 'steps'?"]],
  ['/old', undefined, ['to: is missing, must be a text']],
])('%s leading to %s is refused', (from, to, reasons) => {
  expect(one(from, to)).toEqual(reasons.map((reason) => `redirects[0].${reason}`));
});

it('an address stands once, and leads to none that was left, over others neither', () => {
  const redirects = [
    ['/a', '/b#x'],
    ['/b', '/c'],
    ['/c', '/pricing'],
    ['/c', '/blog'],
    ['/d', '/e'],
    ['/e', '/d'],
    ['/f', '/f'],
  ].map(([from, to]) => ({ from, to }));
  expect(check(redirects.toSpliced(3, 1))).toEqual([
    "redirects[0].to: leads to '/b', which has moved: lead to '/pricing' at once",
    "redirects[1].to: leads to '/c', which has moved: lead to '/pricing' at once",
    'redirects[3].to: leads in a circle: /d → /e → /d',
    'redirects[4].to: leads in a circle: /e → /d → /e',
    'redirects[5].to: leads in a circle: /f → /f',
  ]);
  expect(check(redirects.slice(2, 4))).toEqual([
    "redirects[1].from: is '/c', must not stand twice, entry 1 of this list has it already",
  ]);
});

it.each([
  ['missing', undefined],
  ['no list', [{ form: '/old', to: '/' }]],
  ['no redirects', ['/old']],
])('what is %s is named', (_, redirects) => expect(check(redirects)).not.toEqual([]));

it('a link to an address that was left is told where that leads', () => {
  const link = { file: 'content/sample.ts', data: { href: '/old?x=1' } };
  const moved = new Map([['/old', '/pricing']]);
  const [, problem] = findProblems([link], {}, { ...known, moved });
  expect(problem?.reason).toBe("no page has the address '/old'; it has moved to '/pricing'");
});

it.each([
  ['by another name', 'a\nb\nc\nnew\n', "add { from: '/blog/old', to: '/blog/new' }"],
  [
    'for good',
    'x\ny\n',
    "add { from: '/blog/old', to: '…' } with the page that takes its place; did you mean '/blog/new'?",
  ],
])('for a page that is gone %s the line is told that leads on', (_, added, line) => {
  const folders = new Map([['content/blog/posts/', '/blog/']]);
  const path = (slug: string) => `content/blog/posts/${slug}.ts`;
  const article = 'a\nb\nc\nd\n';
  const advice = (slug: string, names: Known) =>
    vanishedPages(
      {
        gone: new Map([[path(slug), article]]),
        added: new Map([
          [path('other'), 'p\nq\n'],
          [path('new'), added],
        ]),
      },
      folders,
      names,
    ).map(({ reason }) => reason);
  const reason = "'/blog/old' was a page and is none now: for those who kept the address, ";
  expect(advice('old', known)).toEqual([reason + line]);
  // One that leads on already is no matter, nor one that is there.
  expect(advice('old', { ...known, moved: new Map([['/blog/old', '/blog/new']]) })).toEqual([]);
  expect(advice('new', known)).toEqual([]);
});
