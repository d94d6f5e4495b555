import { expect, it } from 'vitest';
import { markWords } from '@/lib/search/mark-words';

it.each([
  ['Set a Time window to Must', ['time', 'window'], 'Set a [Time window] to Must'],
  ['windows, window and windowless', ['window', 'windows'], '[windows], [window] and windowless'],
  ['time-windows', ['time', 'windows'], '[time-windows]'],
  ['Over 24 constraints', ['24'], 'Over [24] constraints'],
  ['Café Ängel', ['ängel', 'caf'], 'Café [Ängel]'],
  ['C++ (or not)', ['c++', '(or not)'], '[C++ (or not)]'],
  ['nothing here', [], 'nothing here'],
  ['nothing here', ['', ' '], 'nothing here'],
  ['', ['time'], ''],
])('marks in %j the words %j', (text, words, result) => {
  const pieces = markWords(text, words);
  const marked = pieces.map((piece) => (piece.found ? `[${piece.text}]` : piece.text));
  expect(marked.join('')).toBe(result);
  let at = 0;
  for (const piece of pieces) {
    expect(piece.at).toBe(at);
    expect(piece.text).not.toBe('');
    at += piece.text.length;
  }
});
