import { expect, it } from 'vitest';
import { sizeWords } from '@/lib/white-papers/papers';

it.each([
  [12, '1 KB'],
  [840_200, '840 KB'],
  [999_600, '1.0 MB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
