import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SavedPages } from '@/components/pages/offline/saved-pages.client';
import { stubCopies } from '@/tests/support/storage';

const words = { waiting: 'Waiting', none: 'None' };

test('the titles of the copies, the last read first', async () => {
  stubCopies({
    '/': '<title>Home</title>',
    '/pricing': '<title>Plans &amp; prices</title>',
    '/bare': '<p>No title</p>',
  });
  render(<SavedPages {...words} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['/bare', '/bare'],
    ['Plans & prices', '/pricing'],
    ['Home', '/'],
  ]);
});

test('a hostile title is text', async () => {
  stubCopies({ '/a': '<title>&lt;img src=x onerror=alert(1)&gt;</title>' });
  const { container } = render(<SavedPages {...words} />);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('nothing kept, and a device that forbids to look', async () => {
  vi.stubGlobal('caches', { has: async () => false });
  const { unmount } = render(<SavedPages {...words} />);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(await screen.findByText('None')).toBeInTheDocument();
  unmount();
  vi.stubGlobal('caches', undefined);
  render(<SavedPages {...words} />);
  expect(await screen.findByText('None')).toBeInTheDocument();
});
