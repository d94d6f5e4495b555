import { expect, it } from 'vitest';
import { outlinesFor, widthOf, words } from '../pens/letters';

it('words in pictures begin, end or stand in the middle of where they are put', () => {
  const start = (anchor: 'start' | 'middle' | 'end') => {
    const line = words.text('14:08', 100, 0, 14, 'ink', anchor);
    const [, at, first] = /translate\(([-\d.]+).*? x="([-\d.]+)"/.exec(line) ?? [];
    return Number(at) + Number(first) * 0.014;
  };
  const width = widthOf('14:08', 14);
  expect(start('start')).toBe(100);
  expect(start('end')).toBeCloseTo(100 - width, 1);
  expect(start('middle')).toBeCloseTo(100 - width / 2, 1);
});

it('words in pictures refuse a letter that the face lacks', () => {
  expect(() => words.text('नमस्ते', 0, 0, 14)).toThrow(/No '.' in the face 'text'/);
});

it('words in pictures are drawn once however often a letter stands there', () => {
  const line = words.text('aaa', 0, 0, 14) + words.text('aa', 0, 20, 14);
  expect(outlinesFor(line).match(/<path/g)).toHaveLength(1);
});
