import { expect, it } from 'vitest';
import { goodWords } from './import-words';

it.each([
  [1, 'The one stop can be read.'],
  [2, 'Both stops can be read.'],
  [3, 'All 3 stops can be read.'],
  [1000, 'All 1,000 stops can be read.'],
])('says of %i good stops %j', (stops, words) => expect(goodWords(stops)).toBe(words));
