import { expect, it } from 'vitest';
import { spelledDate } from '@/lib/words/time-words';

it.each([
  ['2025-07-15', 'July 15, 2025'],
  ['2025-11-03', 'November 3, 2025'],
  ['2026-01-01', 'January 1, 2026'],
  ['2026-12-31', 'December 31, 2026'],
])('%s is read as %s, wherever the reader is', (day, words) =>
  expect(spelledDate(day)).toBe(words),
);
