import { expect, it } from 'vitest';
import { webinar } from '@/content/webinars/types';
import { endOf, endTimeOf, lengthWords, startOf, timeWords } from '@/lib/webinars/times';

const at = (date: string, time: string, timeZone: string, minutes = 45) => ({
  ...{ date, time, timeZone, minutes },
});

it.each([
  ['2026-06-03', '16:00', 'America/New_York', '2026-06-03T16:00:00-04:00'],
  ['2026-12-03', '16:00', 'Asia/Kolkata', '2026-12-03T16:00:00+05:30'],
  // Clocks change at 2:00.
  ['2026-03-08', '01:30', 'America/New_York', '2026-03-08T01:30:00-05:00'],
  ['2026-03-08', '03:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
])('a webinar of %s, %s in %s begins at %s', (date, time, timeZone, start) =>
  expect(startOf(at(date, time, timeZone))).toBe(start),
);

it('a webinar ends by its own clock, on the next day where midnight passes', () => {
  const late = at('2026-06-08', '23:30', 'America/New_York', 90);
  expect(endTimeOf(late)).toBe('2026-06-09T01:00:00-04:00');
  expect(endOf(late)).toBe(Date.parse('2026-06-09T05:00:00Z'));
});

it('a webinar says its time in its zone, with plain spaces', () => {
  expect(timeWords(at('2026-12-03', '16:00', 'America/New_York'))).toEqual({
    day: 'Dec 3, 2026',
    hour: 'Thu 4:00 PM EST',
  });
  expect(timeWords(at('2026-12-03', '09:30', 'Europe/Berlin')).hour).toBe('Thu 9:30 AM GMT+1');
});

it.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [150, '2 hours 30 minutes'],
])('%i minutes are %s', (minutes, words) => expect(lengthWords(minutes)).toBe(words));

it('time zones go by their names of today', () => {
  const { timeZone } = webinar.shape;
  for (const zone of ['Asia/Kolkata', 'Europe/Kyiv', 'UTC'])
    expect(timeZone.parse(zone)).toBe(zone);
  for (const zone of ['America/NewYork', '']) {
    expect(() => timeZone.parse(zone)).toThrow('must be a time zone of the IANA list');
  }
});
