import type { Redirect } from '@/content/schemas/redirects';
import { getPosts } from '@/lib/content/posts';

const article = getPosts()[0]?.slug ?? '';
const sum = getPosts().find(({ worked }) => worked)?.slug ?? '';

/** Addresses and the files of `out/` that they answer with. */
export const files: readonly (readonly [path: string, file: string])[] = [
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/pricing?utm_source=x', 'pricing.html'],
  ['/%70ricing', 'pricing.html'],
  ['/blog', 'blog.html'],
  [`/blog/${article}`, `blog/${article}.html`],
  [`/blog/${article}.md`, `blog/${article}.md`],
  [`/blog/${sum}.csv`, `blog/${sum}.csv`],
  ['/index.txt', 'index.txt'],
  ['/contact/__next._tree.txt', 'contact/__next._tree.txt'],
  ['/openapi.json', 'openapi.json'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
];

/** Other spellings of a page's address, and the one they redirect to. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/pricing.html', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing.html?a=1&b=%2F', '/pricing?a=1&b=%2F'],
  ['/blog/', '/blog'],
  [`/blog/${article}.html`, `/blog/${article}`],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/index.html?a=1', '/?a=1'],
];

/** Addresses that were left: a sample, as content/redirects.ts may be empty. */
export const left: readonly Redirect[] = [
  { from: '/old-prices', to: '/pricing#savings' },
  { from: '/blog/old-name', to: `/blog/${article}` },
  { from: '/former/deep_1/place', to: '/' },
];

export const moved: readonly (readonly [from: string, to: string])[] = [
  ['/old-prices', '/pricing#savings'],
  ['/old-prices/', '/pricing#savings'],
  ['/old-prices.html', '/pricing#savings'],
  ['/old-prices?a=1&b=%2F', '/pricing?a=1&b=%2F#savings'],
  ['/old-prices/?a=1', '/pricing?a=1#savings'],
  ['/blog/old-name', `/blog/${article}`],
  ['/blog/old-name.html?a=1', `/blog/${article}?a=1`],
  ['/blog/old-name.md', `/blog/${article}.md`],
  ['/blog/old-name.md?a=1', `/blog/${article}.md?a=1`],
  ['/former/deep_1/place', '/'],
];

/** Addresses of nothing, and the document of `out/` that says so. */
export const missing: readonly (readonly [path: string, document: string])[] = [
  ['/zzz', '404.html'],
  ['/zzz/', '404.html'],
  ['/pricing.html/x', '404.html'],
  ['/images', '404.html'],
  ['/_next/static/chunks/zzz.js', '404.html'],
  ['/404', '404.html'],
  ['/404.html', '404.html'],
  ['/_not-found', '404.html'],
  ['/blog/zzz', 'blog/404.html'],
  ['/blog/zzz/', 'blog/404.html'],
  ['/blog/404', 'blog/404.html'],
  ['/blog/404.html', 'blog/404.html'],
  ['/pricing.html.br', '404.html'],
  ['/index.txt.gz', '404.html'],
  ['/_headers', '404.html'],
  ['/_redirects', '404.html'],
  // Names that start with a dot are private.
  ['/.env', '404.html'],
  ['/.git/config', '404.html'],
  ['/%2eenv', '404.html'],
  ['/.well-known/.env', '404.html'],
  ['/old-prices.md', '404.html'],
  ['/Old-Prices', '404.html'],
  ['/blog/old-name.md/', 'blog/404.html'],
  // A redirect from these would lead to another host.
  ['//pricing/', '404.html'],
  ['///etc/passwd', '404.html'],
  ['/contact//', '404.html'],
  ['/%252e%252e%252fpackage.json', '404.html'],
  [`/${'a'.repeat(3000)}`, '404.html'],
];

/** Addresses that no one types, each refused with one of these statuses: servers differ in what they read
 * before they look for a file. */
export const hostile: readonly (readonly [path: string, ...statuses: number[]])[] = [
  ['/../package.json', 400, 404],
  ['/contact/../../package.json', 400, 404],
  [`/${'%2e%2e/'.repeat(250)}package.json`, 400, 404],
  ['/pricing/%2e%2e/contact', 400, 404],
  ['/./pricing', 400, 404],
  ['/..%2fpackage.json', 400],
  ['/contact/..%5c..%5cpackage.json', 400],
  ['/etc%2fpasswd', 400],
  ['/pricing%00', 400],
  ['/pricing%0d%0aSet-Cookie:x', 400],
  ['/%0d%0aSet-Cookie:x/', 400],
  ['/pricing%7f', 400],
  ['/%zz', 400],
  ['/%ff', 400, 404],
  ['/%c0%ae%c0%ae/package.json', 400, 404],
  [`/${'a'.repeat(8192)}`, 404, 414],
];

export const refusedMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
