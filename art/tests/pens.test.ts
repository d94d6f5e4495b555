import { expect, it } from 'vitest';
import { outlinesFor, words } from '../pens';

it('words in pictures refuse a letter that the face lacks', () => {
  expect(() => words.text('नमस्ते', 0, 0, 14)).toThrow(/No '.' in the face 'text'/);
});

it('words in pictures are drawn once however often a letter stands there', () => {
  const line = words.text('aaa', 0, 0, 14) + words.text('aa', 0, 20, 14);
  expect(outlinesFor(line).match(/<path/g)).toHaveLength(1);
});
