import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { PageLinks } from '@/components/shell/document/page-links.client';

const hoisted = vi.hoisted(() => ({
  path: '/',
  router: { push: vi.fn(), prefetch: vi.fn() },
}));
vi.mock('next/navigation', () => ({
  usePathname: () => hoisted.path,
  useRouter: () => hoisted.router,
}));

/** Which page is on show, and what was asked of the router. */
export const next = hoisted;

/** Whether the browser would have followed the link itself; jsdom cannot. */
export const browser = { left: false };
const catchClick = (event: Event) => {
  browser.left = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  hoisted.path = '/';
  browser.left = false;
  window.scrollTo = vi.fn();
  window.addEventListener('click', catchClick);
});
afterEach(() => window.removeEventListener('click', catchClick));

/** What makes the links of a page work. */
export const links = (loadsAnew = false) => (
  <PageLinks offlineCopies={false} loadsAnew={loadsAnew} />
);

/** A page of its links and what else it holds. */
export const page = (html = '') => (
  <>
    {links()}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixture as a page would hold it */}
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </>
);

/** Shows a page; its link, or whatever else says so. */
export function show(html: string) {
  render(page(html));
  return screen.getByText('Link');
}
