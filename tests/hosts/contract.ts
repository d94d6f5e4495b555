import type { Redirect } from '@/content/schemas/redirects';
import { getPosts } from '@/lib/content/posts';

const article = getPosts()[0]?.slug ?? '';
const sum = getPosts().find(({ worked }) => worked)?.slug ?? '';

type Answers = readonly (readonly [path: string, answer: string])[];

/** Several addresses with the same answer. */
const each = (paths: string, answer: string): Answers =>
  paths.split(' ').map((path) => [path, answer]);

/** Addresses and the files of `out/` that they answer with. */
export const files: Answers = [
  ['/', 'index.html'],
  ...each('/pricing /pricing?utm_source=x /%70ricing', 'pricing.html'),
  ['/blog', 'blog.html'],
  [`/blog/${article}`, `blog/${article}.html`],
  [`/blog/${article}.md`, `blog/${article}.md`],
  [`/blog/${sum}.csv`, `blog/${sum}.csv`],
  ['/index.txt', 'index.txt'],
  ['/contact/__next._tree.txt', 'contact/__next._tree.txt'],
  ['/openapi.json', 'openapi.json'],
  ['/postman-collection.json', 'postman-collection.json'],
  ['/planner-template.xlsx', 'planner-template.xlsx'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
];

/** Other spellings of a page's address, and the one they redirect to. */
export const redirects: Answers = [
  ...each('/pricing.html /pricing/', '/pricing'),
  ['/pricing.html?a=1&b=%2F', '/pricing?a=1&b=%2F'],
  ['/blog/', '/blog'],
  [`/blog/${article}.html`, `/blog/${article}`],
  ...each('/index /index.html', '/'),
  ['/index.html?a=1', '/?a=1'],
];

/** Addresses that were left: a sample, as content/redirects.ts may be empty. */
export const left: readonly Redirect[] = [
  { from: '/old-prices', to: '/pricing#savings' },
  { from: '/blog/old-name', to: `/blog/${article}` },
  { from: '/former/deep_1/place', to: '/' },
];

export const moved: Answers = [
  ...each('/old-prices /old-prices/ /old-prices.html', '/pricing#savings'),
  ['/old-prices?a=1&b=%2F', '/pricing?a=1&b=%2F#savings'],
  ['/old-prices/?a=1', '/pricing?a=1#savings'],
  ['/blog/old-name', `/blog/${article}`],
  ['/blog/old-name.html?a=1', `/blog/${article}?a=1`],
  ['/blog/old-name.md', `/blog/${article}.md`],
  ['/blog/old-name.md?a=1', `/blog/${article}.md?a=1`],
  ['/former/deep_1/place', '/'],
];

/** Addresses of nothing, and the document of `out/` that says so. */
export const missing: Answers = [
  ...each('/zzz /zzz/ /zzz.html /blogzzz /pricing.html/x /images /404 /404.html', '404.html'),
  ...each(
    '/_not-found /_next/static/ /_next/static/chunks/zzz.js /_headers /_redirects',
    '404.html',
  ),
  // Compressed copies have no address of their own, and names that start with a dot are private.
  ...each(
    '/pricing.html.br /index.txt.gz /.env /.git/config /%2eenv /.well-known/.env',
    '404.html',
  ),
  ...each('/old-prices.md /old-prices/x /Old-Prices', '404.html'),
  ...each('/blog/zzz /blog/zzz/ /blog/deep/zzz /blog/old-name.md/', 'blog/404.html'),
  ...each('/blog/404 /blog/404.html', 'blog/404.html'),
  // A redirect from these would lead to another host.
  ...each('//pricing/ //example.com/ ///etc/passwd /contact//', '404.html'),
  ...each(`/%252e%252e%252fpackage.json /${'a'.repeat(3000)}`, '404.html'),
];

const refused = (paths: string, ...statuses: readonly number[]) =>
  paths.split(' ').map((path) => [path, ...statuses] as const);

/** Addresses that no one types, and what refuses them: servers differ in what they read before they look. */
export const hostile: readonly (readonly [path: string, ...statuses: number[]])[] = [
  ...refused('/../package.json /contact/../../package.json /contact/.. /./pricing', 400, 404),
  ...refused('/pricing/%2e%2e/contact /%ff /%c0%ae%c0%ae/package.json', 400, 404),
  ...refused(`/${'%2e%2e/'.repeat(250)}package.json`, 400, 404),
  ...refused('/..%2fpackage.json /contact/..%5c..%5cpackage.json /contact\\ /etc%2fpasswd', 400),
  ...refused('/pricing%00 /pricing%0d%0aSet-Cookie:x /%0d%0aSet-Cookie:x/ /pricing%7f /%zz', 400),
  ...refused(`/${'a'.repeat(8192)}`, 404, 414),
];

export const refusedMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
