import { expect, it, test } from 'vitest';
import { markWords } from '@/lib/search/mark-words';
import { stemOf, tokensOf } from '@/lib/search/words/tokens';
import { Vocabulary } from '@/lib/search/words/vocabulary';

test.each([
  ['cancellation', 'cancel'],
  ['planned', 'plans'],
])('%s and %s are one word', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test('planner and plane are two', () => expect(stemOf('planner')).not.toBe(stemOf('plane')));

test.each([
  ['How do I stop it?', ['how', 'do', 'i', 'stop', 'it']],
  ['the driver’s e-commerce', ['the', 'driver', 'ecommerce', 'commerce']],
  ['CO₂, Café', ['co2', 'cafe']],
  ['– …', []],
])('the words of %j', (text, words) => expect(tokensOf(text)).toEqual(words));

const vocabulary = new Vocabulary();
for (const piece of 'the geofence geofence geofences tracking track track white papers retail'.split(
  ' ',
))
  vocabulary.learn(piece);

it('knows forms by their stem, and no words that say nothing', () => {
  expect(vocabulary.formsOf(stemOf('geofencing'))).toEqual(['geofence', 'geofences']);
  expect(vocabulary.hasStem('the')).toBe(false);
});

it('completes a beginning, the most frequent word first', () =>
  expect(vocabulary.begunWith('tra')).toEqual(['track', 'tracking']));

test.each([
  ['gefence', false, 'geofence'],
  // One letter may be wrong in seven; two that changed places are one error.
  ['gafonce', false, undefined],
  ['retial', false, 'retail'],
  ['gefe', true, 'geofence'],
  ['gefe', false, undefined],
  ['zzzzzz', true, undefined],
  ['pap', false, undefined],
])('%s, perhaps begun (%s), is meant as %s', (typed, isBegun, word) =>
  expect(vocabulary.nearest(typed, isBegun)).toBe(word),
);

it('parts two words that were typed as one', () => {
  expect(vocabulary.parted('whitepaper')).toEqual(['white', 'paper']);
  expect(vocabulary.parted('whiteboard')).toBeUndefined();
});

it.each([
  ['Set a Time window to Must', ['time', 'window'], 'Set a [Time window] to Must'],
  ['windows, window and windowless', ['window', 'windows'], '[windows], [window] and windowless'],
  ['time-windows', ['time', 'windows'], '[time-windows]'],
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
