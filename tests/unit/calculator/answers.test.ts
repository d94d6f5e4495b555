import { describe, expect, it } from 'vitest';
import { checkAnswers, type Questions } from '@/lib/calculator/answers';
import { answersIn, queryWith } from '@/lib/calculator/query';
import { roiQuestions } from '@/lib/roi/roi';
import { savingsQuestions } from '@/lib/savings/savings';

const kinds = {
  roi: roiQuestions as Questions,
  savings: savingsQuestions as Questions,
} as const;
type Kind = keyof typeof kinds;

const namesOf = (kind: Kind) => Object.keys(kinds[kind]);
const check = (kind: Kind, values: readonly string[]) =>
  checkAnswers(
    kinds[kind],
    Object.fromEntries(namesOf(kind).map((name, i) => [name, values[i] ?? ''])),
  );

it.each<[Kind, string[], (number | string)[]]>([
  ['roi', ['40', '6,000', 'retail'], [40, 6000, 'retail']],
  ['roi', [' 1 ', '0', 'other'], [1, 0, 'other']],
  ['roi', ['1,500', '$12,345.67', 'logistics'], [1500, 12_345.67, 'logistics']],
  ['roi', ['100,000', '100,000,000', 'other'], [100_000, 100_000_000, 'other']],
  ['savings', ['50', '5,000', '2,000'], [50, 5000, 2000]],
  ['savings', [' 1 ', '$0', '0'], [1, 0, 0]],
  ['savings', ['1,500', '$12,345.67', '1999.5'], [1500, 12_345.67, 1999.5]],
  ['savings', ['100000', '100000000', '100000'], [100_000, 100_000_000, 100_000]],
])('three answers of %s, %j, are understood', (kind, typed, values) => {
  const input = Object.fromEntries(namesOf(kind).map((name, i) => [name, values[i]]));
  expect(check(kind, typed)).toEqual({ ok: true, input });
});

it.each<[Kind, string[], (string | undefined)[]]>([
  ['roi', ['', '', ''], ['empty', 'empty', 'empty']],
  ['roi', ['0', '6000', 'retail'], ['too-small']],
  ['roi', ['-4', '-1', 'retail'], ['too-small', 'too-small']],
  ['roi', ['2.5', '1', 'retail'], ['not-whole']],
  ['roi', ['1e3', '1e9', 'retail'], ['not-a-number', 'not-a-number']],
  ['roi', ['100001', '100000000.01', 'retail'], ['too-large', 'too-large']],
  ['roi', ['40', '6000', 'farming'], [undefined, undefined, 'empty']],
  ['roi', ['40', '6000', 'toString'], [undefined, undefined, 'empty']],
  ['roi', ['40', '6000', '__proto__'], [undefined, undefined, 'empty']],
  ['roi', ['40', '6000', 'Retail'], [undefined, undefined, 'empty']],
  ['savings', ['', '', ''], ['empty', 'empty', 'empty']],
  ['savings', ['-1', '-0.01', '-5'], ['too-small', 'too-small', 'too-small']],
  ['savings', ['0', '5000', '2000'], ['too-small']],
  ['savings', ['2.5', '5000', '2000'], ['not-whole']],
  ['savings', ['100001', '5000', '2000'], ['too-large']],
  ['savings', ['50', '5000', '100000.5'], [undefined, undefined, 'too-large']],
])('three answers of %s, %j, need a look', (kind, typed, reasons) => {
  const problems = Object.fromEntries(
    namesOf(kind).flatMap((name, i) => (reasons[i] ? [[name, reasons[i]]] : [])),
  );
  expect(check(kind, typed)).toEqual({ ok: false, problems });
});

describe('an address', () => {
  it.each<[Kind, string, string[]]>([
    ['roi', '?vehicles=40&fuel=6000&industry=retail', ['40', '6000', 'retail']],
    ['roi', '?industry=retail&fuel=0.5&vehicles=1&utm_source=x', ['1', '0.5', 'retail']],
    ['roi', '?vehicles=1%2C500&fuel=%246%2C000&industry=other', ['1,500', '$6,000', 'other']],
    ['roi', '?vehicles=40', ['40', '', '']],
    ['roi', '?fuel=', ['', '', '']],
    ['savings', '?miles=1%2C200', ['', '', '1,200']],
    ['savings', '?fuel=<script>', ['', '<script>', '']],
    ['savings', '?vehicles=%E0%A4%A&fuel=1', ['\ufffd%A', '1', '']],
  ])('of %s, %s, is read as it is written', (kind, query, values) => {
    expect(Object.values(answersIn(query, namesOf(kind)) ?? {})).toEqual(values);
  });

  it.each(['', '?', '?q=vehicles', '?utm_source=a&industries=retail'])('%j holds none', (query) => {
    expect(answersIn(query, namesOf('roi'))).toBeNull();
    expect(answersIn(query, namesOf('savings'))).toBeNull();
  });

  it('is cut where somebody made it endless', () => {
    const found = answersIn(`?fuel=${'9'.repeat(5000)}`, ['fuel']);
    expect(found?.fuel.length).toBeLessThan(500);
  });

  it('of a result is bare numbers and is read as the same calculation', () => {
    const checked = check('roi', ['1,500', '$6,000.50', 'retail']);
    if (!checked.ok) throw new Error('must be fine');
    const query = queryWith(checked.input, '');
    expect(query).toBe('vehicles=1500&fuel=6000.5&industry=retail');
    const again = answersIn(`?${query}`, namesOf('roi'));
    expect(again && checkAnswers(kinds.roi, again)).toEqual(checked);
  });

  it.each([
    [{ vehicles: 100_000, fuel: 100_000_000 }, '', 'vehicles=100000&fuel=100000000'],
    [{ fuel: 0.0000001, miles: 1999.5 }, '', 'fuel=0.0000001&miles=1999.5'],
    [{ fuel: 1.234 }, '', 'fuel=1.2340'],
    [{ vehicles: 1, fuel: 2 }, '?utm_source=mail&fuel=9', 'utm_source=mail&fuel=2&vehicles=1'],
  ])('of %j beside %j has no exponents, and keeps what stands there', (input, present, query) => {
    expect(queryWith(input, present)).toBe(query);
  });
});
