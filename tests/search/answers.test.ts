import { describe, expect, it } from 'vitest';
import { builtFiles, indexOf, placeOf } from './built-search';
import { questions } from './questions';

const [first, ...further] = builtFiles();

describe.each([
  ['the first file', indexOf([first])],
  ['all files', indexOf([first, ...further])],
])('%s', (_, index) => {
  const places = questions.map((question) => placeOf(index, question));
  const beyond = (most: number) => questions.filter((_, each) => (places[each] ?? 0) > most);

  it('answers at least 54 of 60 questions among the first three', () => {
    expect(questions).toHaveLength(60);
    expect(beyond(3).length, beyond(3).join('\n')).toBeLessThanOrEqual(6);
  });

  it('answers at least 42 of them first', () =>
    expect(beyond(1).length, beyond(1).join('\n')).toBeLessThanOrEqual(18));
});
