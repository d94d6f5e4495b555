import { expect, it } from 'vitest';
import { redirectSchemas } from '@/content/schemas/redirects';
import type { Known } from '@/lib/content/check/checks';
import { findProblems } from '@/lib/content/check/validate';
import { vanishedPages } from '@/lib/content/check/vanished';

const known: Known = {
  routes: new Set(['/', '/pricing', '/blog', '/blog/new']),
  moved: new Map([['/left', '/pricing']]),
  sections: { '/': new Set(['steps']) },
  icons: new Set(),
  pictures: new Set(),
  papers: new Set(),
  figures: new Set(),
  names: [],
};

const check = (redirects: unknown) =>
  findProblems([{ file: 'content/redirects.ts', data: { redirects } }], redirectSchemas, known).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

it.each([
  ['/blog/old', '/blog/new'],
  ['/old_1/b-2', '/'],
  ['/old', '/pricing#anything'],
  ['/old', '/#steps'],
])('%s may lead to %s', (from, to) => expect(check([{ from, to }])).toEqual([]));

const notOld = 'blog/old https://www.example.com/old //example.com/old /old/ /old?x=1 /old#x';
const odd = '/old.html /Old /a//b /../old / /_next/a /.well-known/a /* /:slug';
const taken = '/404 /blog/404 /blog/archive/2025 /images/a /v1/iam/mail-list /offline';
const noPage = 'pricing https://example.com/ //example.com /pricing/ /pricing?x=1';

it.each([
  ...`${notOld} ${odd}`.split(' ').map((from) => [from, '/', 'must be an old address of this']),
  ...taken.split(' ').map((from) => [from, '/', "is an address of the site's own"]),
  ...noPage.split(' ').map((to) => ['/old', to, 'must be a page of this site']),
  ['/blog', '/pricing', "'/blog' is a page of the site, which nobody would reach any more"],
  ['/old', '/pricng', "no page has the address '/pricng'; did you mean '/pricing'?"],
  ['/old', '/#stepps', "the page '/' has no section '#stepps'; did you mean 'steps'?"],
  ['/old', '/left', "no page has the address '/left'; it has moved to '/pricing'"],
])('%s may not lead to %s: %s', (from, to, reason) => {
  expect(check([{ from, to }])).toEqual([expect.stringContaining(reason)]);
});

it('an old address stands once', () => {
  const twice = ['/pricing', '/blog'].map((to) => ({ from: '/old', to }));
  expect(check(twice)).toEqual([expect.stringContaining('redirects[1].from: is')]);
});

it.each([
  [['old'], ['new'], ["add { from: '/blog/old', to: '/blog/new' }"]],
  [['old'], [], ["add { from: '/blog/old', to: '…' } with the page that takes its place"]],
  [['old'], ['a', 'b'], ["to: '…' }"]],
  [['new'], [], []],
])('where of the posts %j are gone and %j are new, it is advised: %j', (gone, added, advice) => {
  const files = (slugs: readonly string[]) => slugs.map((slug) => `content/blog/posts/${slug}.ts`);
  const folders = new Map([['content/blog/posts/', '/blog/']]);
  const changed = { gone: files(gone), added: files(added) };
  expect(vanishedPages(changed, folders, known).map(({ reason }) => reason)).toEqual(
    advice.map((words) => expect.stringContaining(words)),
  );
  const moved = new Map([['/blog/old', '/blog/new']]);
  expect(vanishedPages(changed, folders, { ...known, moved })).toEqual([]);
});
