import { describe, expect, it } from 'vitest';
import { builtFiles, indexOf, placeOf } from './built-search';
import { guide, questions } from './questions';

const [first, ...further] = builtFiles();
const beginning = indexOf([first]);
const whole = indexOf([first, ...further]);

describe.each([
  ['the questions, with the first file', beginning, questions],
  ['the questions, with all files', whole, questions],
])('%s', (_, index, asked) => {
  const places = asked.map((question) => placeOf(index, question));
  const beyond = (most: number) => asked.filter((_, each) => (places[each] ?? 0) > most);

  it('are answered among the first three, 62 of 68', () => {
    expect(asked).toHaveLength(68);
    expect(beyond(3).length, beyond(3).join('\n')).toBeLessThanOrEqual(6);
  });

  it('are answered first, 50 of 68', () =>
    expect(beyond(1).length, beyond(1).join('\n')).toBeLessThanOrEqual(18));
});

it.each(['contact sales', 'talk to sales'])('%s is answered by the contact page first', (words) => {
  for (const index of [beginning, whole]) expect(placeOf(index, [words, '/contact'])).toBe(1);
});

it.each([
  // They hold nothing yet, and no list of pages names them.
  ['webinar', '/webinars'],
  ['white papers', '/whitepapers'],
  ['do you replace an ELD', '/support'],
  ['IFTA', '/support'],
  ['dash cams', '/support'],
  ['can two drivers share a seat', '/support'],
  ['several store locations', '/support'],
  ['consent of a hired driver', guide('sim-tracking-consent')],
  ['rfid reader at the gate', guide('rfid-gate')],
  ['bill customers by the mile', guide('billing-automation')],
  ['connect my erp', guide('connect-a-shop-or-erp')],
  ['weekly reports', guide('reading-the-reports')],
  ['attendance of field agents', guide('attendance-and-visits')],
  ['proof of delivery offline', guide('proof-guide')],
])('%s is answered by %s among the first three', (words, page) => {
  const place = placeOf(whole, [words, page]);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThanOrEqual(3);
});
