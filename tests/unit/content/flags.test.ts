import { expect, it } from 'vitest';
import { upcoming } from '@/lib/content/check/upcoming';
import { isOn } from '@/lib/content/published';

const sale = { from: '2026-11-27', until: '2026-11-30' };

it.each([
  [true, '2026-11-27', true],
  [false, '2026-11-27', false],
  [sale, '2026-11-26', false],
  [sale, '2026-11-27', true],
  [sale, '2026-11-30', true],
  [sale, '2026-12-01', false],
  [{ from: '2028-02-29' }, '2030-01-01', true],
  [{ until: '2026-11-30' }, '1999-01-01', true],
])('%j on %s is %j', (flag, day, on) => expect(isOn(flag, day)).toBe(on));

it('what changes within 30 days is listed by day, over the end of a year too', () => {
  const days = ['2026-12-04', '2026-12-05', '2027-01-03', '2027-01-04', ''];
  const entries = days.map((day) => ({ file: `${day}.ts`, day }));
  const flags = { fixed: true, over: sale, year: { from: '2026-12-05', until: '2026-12-31' } };
  expect(upcoming(flags, entries, '2026-12-04')).toEqual([
    '2026-12-05: content/flags.ts turns year on',
    '2026-12-05: 2026-12-05.ts is published',
    '2027-01-01: content/flags.ts turns year off',
    '2027-01-03: 2027-01-03.ts is published',
  ]);
});
