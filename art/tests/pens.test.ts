import { expect, it } from 'vitest';
import { clock, hourMark, outlinesFor, words } from '../pens';

it('words in pictures refuse a letter that the face lacks', () => {
  expect(() => words.text('नमस्ते', 0, 0, 14)).toThrow(/No '.' in the face 'text'/);
});

it('words in pictures are drawn once however often a letter stands there', () => {
  const line = words.text('aaa', 0, 0, 14) + words.text('aa', 0, 20, 14);
  expect(outlinesFor(line).match(/<path/g)).toHaveLength(1);
});

it('pictures tell times by a clock of twelve hours, and name full hours on an axis', () => {
  expect([0.2, 7.93, 12, 13.8].map(clock)).toEqual(['12:12', '7:56', '12:00', '1:48']);
  expect([0, 6, 12, 18, 24].map(hourMark)).toEqual([
    'midnight',
    '6 AM',
    'noon',
    '6 PM',
    'midnight',
  ]);
});
