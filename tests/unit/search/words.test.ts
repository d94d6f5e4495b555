import { describe, expect, it, test } from 'vitest';
import { forgiven, lettersOf, missing, typingErrors } from '@/lib/search/words/near';
import { isStopWord } from '@/lib/search/words/stop-words';
import { synonymsOf } from '@/lib/search/words/synonyms';
import { stemOf, tokensOf } from '@/lib/search/words/tokens';
import { Vocabulary } from '@/lib/search/words/vocabulary';

test.each([
  ['optimise', 'optimize'],
  ['optimisation', 'optimization'],
  ['analysing', 'analyzing'],
  ['kilometres', 'kilometers'],
  ['centre', 'center'],
  ['tyres', 'tires'],
  ['licence', 'license'],
  ['colours', 'colors'],
  ['neighbour', 'neighbor'],
  ['cancelled', 'canceling'],
  ['cancellation', 'cancel'],
  ['planned', 'plans'],
  ['deliveries', 'delivery'],
  ['fulfilment', 'fulfillment'],
])('%s and %s are one word', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test.each([
  ['hours', 'four'],
  ['store', 'stored by'],
  ['planner', 'plane'],
])('%s and %s are two', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

test.each([
  ['How do I stop it?', ['how', 'do', 'i', 'stop', 'it']],
  ['the driver’s e-commerce', ['the', 'driver', 'ecommerce', 'commerce']],
  ['CO₂, Café', ['co2', 'cafe']],
  ['– …', []],
])('the words of %j', (text, words) => expect(tokensOf(text)).toEqual(words));

it('words of questions say nothing, those of the field do', () => {
  expect(tokensOf('How do I… what is there, can’t you?').every(isStopWord)).toBe(true);
  expect(tokensOf('stop route price eta').some(isStopWord)).toBe(false);
});

test.each([
  ['vans', 'truck'],
  ['ETA', 'arrivals'],
  ['pod', 'proof'],
  ['fees', 'price'],
  ['courier', 'drivers'],
  ['package', 'parcels'],
  ['geofencing', 'fence'],
])('%s also finds %s', (one, other) =>
  expect(synonymsOf(stemOf(one.toLowerCase()))).toContain(stemOf(other)),
);

describe('typing errors', () => {
  test.each([
    ['gefence', 'geofence', 1],
    ['retial', 'retail', 1],
    ['tempreture', 'temperature', 2],
    ['route', 'route', 0],
    ['rout', 'scout', 2],
  ])('from %s to %s: %i', (typed, word, errors) =>
    expect(typingErrors(typed, word, 2)).toBe(errors),
  );

  it('are counted no further than is forgiven, and in the beginning of a word alone', () => {
    expect(typingErrors('parcel', 'invoice', 1)).toBe(2);
    expect(typingErrors('gefe', 'geofence', 1)).toBeGreaterThan(1);
    expect(typingErrors('gefe', 'geofence', 1, true)).toBe(1);
  });

  test.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('of %i letters %i may be wrong', (letters, errors) => expect(forgiven(letters)).toBe(errors));

  it('are at least as many as the letters that the other word lacks', () =>
    expect(missing(lettersOf('tempx'), lettersOf('temperature'))).toBe(1));
});

describe('a vocabulary', () => {
  const vocabulary = new Vocabulary();
  for (const piece of 'the geofence geofences tracking track track white papers'.split(' '))
    vocabulary.learn(piece);

  it('knows forms by their stem, and no words that say nothing', () => {
    expect(vocabulary.formsOf(stemOf('geofencing'))).toEqual(['geofence', 'geofences']);
    expect(vocabulary.hasStem('the')).toBe(false);
  });

  it('completes a beginning, the most frequent word first', () =>
    expect(vocabulary.begunWith('tra')).toEqual(['track', 'tracking']));

  it('finds the word that was meant', () => {
    expect(vocabulary.nearest('gefence', false)).toBe('geofence');
    expect(vocabulary.nearest('gefonce', false)).toBe('geofence');
    expect(vocabulary.nearest('gafonce', false)).toBeUndefined();
    expect(vocabulary.nearest('gefe', true)).toBe('geofence');
    expect(vocabulary.nearest('zzzzzz', true)).toBeUndefined();
    expect(vocabulary.nearest('pap', false)).toBeUndefined();
  });

  it('parts two words that were typed as one', () => {
    expect(vocabulary.parted('whitepaper')).toEqual(['white', 'paper']);
    expect(vocabulary.parted('whiteboard')).toBeUndefined();
  });
});
