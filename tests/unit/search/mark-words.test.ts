import { expect, it } from 'vitest';
import { markWords } from '@/lib/search/mark-words';

/** The text with its marked pieces in brackets. */
const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Set a Time window to Must', ['time', 'window'], 'Set a [Time window] to Must'],
  ['windows, window and windowless', ['window', 'windows'], '[windows], [window] and windowless'],
  ['time-windows', ['time', 'windows'], '[time-windows]'],
  ['Over 24 constraints', ['24'], 'Over [24] constraints'],
  ['Café Ängel', ['ängel', 'caf'], 'Café [Ängel]'],
  ['C++ (or not)', ['c++', '(or not)'], '[C++ (or not)]'],
  ['<b>van</b>', ['van'], '<b>[van]</b>'],
  ['nothing here', [], 'nothing here'],
  ['nothing here', ['', ' '], 'nothing here'],
])('marks in %j the words %j', (text, words, result) =>
  expect(marked(text, ...words)).toBe(result),
);

it('says where its pieces begin, and loses nothing', () => {
  const text = 'time to time, in time';
  const pieces = markWords(text, ['time']);
  expect(pieces.map(({ at }) => at)).toEqual([0, 4, 8, 12, 17]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(markWords('', ['time'])).toEqual([]);
});
