import { describe, expect, it } from 'vitest';
import { parseAmount } from '@/lib/calculator/parse-amount';

const money = { min: 0, max: 100_000_000 };
const count = { min: 1, max: 100_000, whole: true };

describe('amounts that are understood', () => {
  it.each([
    ['0', 0],
    ['6000', 6000],
    ['  6000\t', 6000],
    ['6,000', 6000],
    ['1,500.75', 1500.75],
    ['1,234,567', 1_234_567],
    // Lakhs, as they are written in India.
    ['12,34,567', 1_234_567],
    ['6 000', 6000],
    ['6\u00a0000', 6000],
    ['6\u202f000.5', 6000.5],
    ['$6,000', 6000],
    ['$ 12.50', 12.5],
    ['+40', 40],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['0.10', 0.1],
    ['100000000', 100_000_000],
    ['100,000,000.00', 100_000_000],
  ])('%j is %d', (text, value) => {
    expect(parseAmount(text, money)).toEqual({ ok: true, value });
  });

  it.each(['0', '-0', '−0', '-0.0'])('%j is a plain zero', (text) => {
    const result = parseAmount(text, money);
    expect(result).toEqual({ ok: true, value: 0 });
    expect(Object.is(result.ok && result.value, 0)).toBe(true);
  });

  it.each([
    ['1', 1],
    ['40', 40],
    ['40.00', 40],
    ['1,500', 1500],
    ['100 000', 100_000],
  ])('the count %j is %d', (text, value) => {
    expect(parseAmount(text, count)).toEqual({ ok: true, value });
  });
});

describe('amounts that are refused', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u00a0\n', 'empty'],
    ['abc', 'not-a-number'],
    ['forty', 'not-a-number'],
    ['40 vans', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['1E+3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['$', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['5-', 'not-a-number'],
    ['- 5', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['1,50', 'not-a-number'],
    ['1,5000', 'not-a-number'],
    ['1,,500', 'not-a-number'],
    [',500', 'not-a-number'],
    ['1,500,', 'not-a-number'],
    ['1500,000', 'not-a-number'],
    ['1,500 000', 'not-a-number'],
    ['1 5', 'not-a-number'],
    ['1.500,00', 'not-a-number'],
    ['1.5,000', 'not-a-number'],
    ['€50', 'not-a-number'],
    ['50%', 'not-a-number'],
    ['٤٠', 'not-a-number'],
    ['４０', 'not-a-number'],
    ['<b>4</b>', 'not-a-number'],
    ['-5', 'too-small'],
    ['−5', 'too-small'],
    ['-0.01', 'too-small'],
    ['-$5', 'too-small'],
    ['100000000.01', 'too-large'],
    ['9'.repeat(400), 'too-large'],
    [`-${'9'.repeat(400)}`, 'too-small'],
  ])('%j is %s', (text, reason) => {
    expect(parseAmount(text, money)).toEqual({ ok: false, reason });
  });

  it.each([
    ['0', 'too-small'],
    ['0.5', 'too-small'],
    ['-3', 'too-small'],
    ['2.5', 'not-whole'],
    ['100001', 'too-large'],
    ['100000.5', 'too-large'],
    ['$40', 'not-a-number'],
    ['', 'empty'],
  ])('the count %j is %s', (text, reason) => {
    expect(parseAmount(text, count)).toEqual({ ok: false, reason });
  });

  it('takes no time over long nonsense', () => {
    const started = performance.now();
    parseAmount(`${'1,'.repeat(50_000)}x`, money);
    parseAmount(`${'111,'.repeat(50_000)}x`, money);
    parseAmount(`${'1 '.repeat(50_000)}x`, money);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
