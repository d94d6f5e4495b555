import { expect, it } from 'vitest';
import { dayWords } from '@/lib/words/time-words';

it.each([
  ['2025-07-15', 'Jul 15, 2025'],
  ['2025-11-03', 'Nov 3, 2025'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
])('%s is read as %s, wherever the reader is', (day, words) => expect(dayWords(day)).toBe(words));
