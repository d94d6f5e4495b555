import { expect, it } from 'vitest';
import { parseAmount, readingsOf } from '@/lib/calculator/parse-amount';

const money = { min: 0, max: 100_000_000 };
const count = { min: 1, max: 100_000, whole: true };

it.each([
  // Lakhs, as they are written in India, and spaces that do not break.
  [6000, '6000|  6000\t|6,000|6 000|6\u00a0000|$6,000'],
  [1_234_567, '1,234,567|12,34,567'],
  [100_000_000, '100000000|100,000,000.00'],
  [6000.5, '6\u202f000.5'],
  [0.5, '.5'],
  [0, '0|-0|−0|-0.0'],
])('an amount of %d: %j', (value, texts) => {
  for (const text of texts.split('|')) {
    const result = parseAmount(text, money);
    expect(result, text).toEqual({ ok: true, value });
    expect(Object.is(result.ok && result.value, value), text).toBe(true);
  }
});

// Typed, as money, as a count, and what is asked about each. The site writes 1,500 itself.
it.each([
  ['1,500.00', 1500, 1500],
  ['1.2345', 1.2345, 'not-whole'],
  ['1234.500', 1234.5, 'not-whole'],
  ['1,5', 'not-a-number', 'not-a-number'],
  ['1.500', 'ambiguous', 'ambiguous', '1,500 or 1.5', '1,500'],
  [' 40.000 ', 'ambiguous', 'ambiguous', '40,000 or 40', '40,000 or 40'],
  ['$ 1.500', 'ambiguous', 'not-a-number', '1,500 or 1.5', '1,500'],
])('%j is %j as money, %j as a count', (text, asMoney, asCount, ...asked) => {
  for (const [range, expected] of [[money, asMoney] as const, [count, asCount] as const]) {
    const result = parseAmount(text, range);
    expect(result.ok ? result.value : result.reason).toBe(expected);
  }
  const [forMoney = '', forCount = ''] = asked;
  expect(readingsOf(text).join(' or ')).toBe(forMoney);
  expect(readingsOf(text, true).join(' or ')).toBe(forCount);
});

const words = 'abc|40 vans|1e3|0x10|Infinity|€50|50%|٤٠|.|-|$|--5|5-|- 5';
const marks = '1.2.3|1,50|1,5000|1,,500|,500|1,500,|1500,000|1,500 000|1 5|1.5,000';
const endless = '9'.repeat(400);

it.each([
  [money, 'empty', '|   |\u00a0\n'],
  [money, 'not-a-number', `${words}|${marks}|${endless}99`],
  [money, 'too-small', `−5|-0.01|-$5|-${endless}`],
  [money, 'too-large', `100000000.01|${endless}`],
  [count, 'not-a-number', '$40'],
  [count, 'too-small', '0|-3'],
  [count, 'too-large', '100001|100000.5'],
  [count, 'not-whole', '2.5'],
])('refused within %j as %s: %j', (range, reason, texts) => {
  for (const text of texts.split('|')) {
    expect(parseAmount(text, range), text).toEqual({ ok: false, reason });
  }
});

it('long nonsense takes no time', () => {
  const started = performance.now();
  for (const part of ['1,', '111,', '1 ']) parseAmount(`${part.repeat(50_000)}x`, money);
  expect(performance.now() - started).toBeLessThan(200);
});
