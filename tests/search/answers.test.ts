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

it.each([
  'do you replace an ELD',
  'IFTA',
  'dash cams',
  'can two drivers share a seat',
  'several store locations',
])('%s is answered by the help center among the first three', (words) => {
  const place = placeOf(whole, [words, '/support']);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThanOrEqual(3);
});

it.each(['contact sales', 'talk to sales'])('%s is answered by the contact page first', (words) => {
  for (const index of [beginning, whole]) expect(placeOf(index, [words, '/contact'])).toBe(1);
});

it.each([
  ['draw a geofence', 'geofence-guide'],
  ['cold chain alerts', 'cold-chain-alerts'],
  ['consent of a hired driver', 'sim-tracking-consent'],
  ['rfid reader at the gate', 'rfid-gate'],
  ['bill customers by the mile', 'billing-automation'],
  ['connect my erp', 'connect-a-shop-or-erp'],
  ['weekly reports', 'reading-the-reports'],
  ['attendance of field agents', 'attendance-and-visits'],
  ['supervisor and dispatcher apps', 'supervisor-and-dispatcher-apps'],
  ['follow vehicles on the live map', 'live-map'],
  ['fit a gps unit', 'fit-a-gps-unit'],
  ['proof of delivery offline', 'proof-guide'],
  ['returns and carriers', 'returns-and-carriers'],
])('%s is answered by its guide among the first three', (words, name) => {
  const place = placeOf(whole, [words, guide(name)]);
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThanOrEqual(3);
});
