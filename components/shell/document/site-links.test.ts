import { expect, it } from 'vitest';
import { isModified, siteAddress } from '@/lib/address/site-link';

const addressOf = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}>Link</a>`;
  return siteAddress(document.querySelector('a') as HTMLAnchorElement, window.location);
};

it.each([
  ['a page with a query', 'href="/blog?page=2"', '/blog?page=2'],
  ['a section of another page', 'href="/pricing#alert-&-x"', '/pricing#alert-&-x'],
  ['an absolute address of the site', 'href="http://localhost:3000/blog"', '/blog'],
  ['an article of the blog', 'href="/blog/low-bridges"', '/blog/low-bridges'],
  ['another origin', 'href="https://app.example/login"', null],
  ['a new tab', 'href="/pricing" target="_blank"', null],
  ['a download', 'href="/pricing" download', null],
  ['an anchor of this page', 'href="#services"', null],
  ['an address without a page', 'href="/coming-soon"', null],
  ['a page below one that exists', 'href="/pricing/plans"', null],
  ['the page of unknown articles', 'href="/blog/404"', null],
  ['a page below an article', 'href="/blog/low-bridges/at"', null],
  ['mail', 'href="mailto:a@b.example"', null],
  ['a script', 'href="javascript:void 0"', null],
])('a link to %s: %s is %j', (_, attributes, address) =>
  expect(addressOf(attributes)).toBe(address),
);

it.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ shiftKey: true }, true],
  [{ button: 1 }, true],
])('a press with %j asks for something else: %s', (press, is) =>
  expect(isModified(new MouseEvent('click', press))).toBe(is),
);
