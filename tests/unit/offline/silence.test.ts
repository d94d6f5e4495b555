import { beforeEach, expect, test, vi } from 'vitest';
import { isOverdue, noteRequest } from '@/lib/offline/silence';

const at = (path: string) => `https://www.site.test${path}`;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each([
  ['/pricing.txt?_rsc=1', '/pricing?plan=annual', 4000, true],
  ['/index.txt', '/', 4500, true],
  ['/blog/index.txt', '/blog/index', 4500, true],
  // An answer of another build, and a reload much later.
  ['/pricing.txt', '/pricing', 300, false],
  ['/pricing.txt', '/pricing', 8000, false],
  ['/pricing.txt', '/contact', 4500, false],
])('after %s the document of %s, %i ms later, is overdue: %s', (payload, page, wait, overdue) => {
  noteRequest(at(payload));
  vi.advanceTimersByTime(wait);
  expect(isOverdue(at(page))).toBe(overdue);
});
