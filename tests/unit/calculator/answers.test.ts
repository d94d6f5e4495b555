import { expect, it } from 'vitest';
import { checkAnswers } from '@/lib/calculator/answers';
import { answersIn, queryWith } from '@/lib/calculator/query';
import { roiQuestions } from '@/lib/roi/roi';
import { savingsQuestions } from '@/lib/savings/savings';

const roi = (vehicles: string, fuel: string, industry: string) =>
  checkAnswers(roiQuestions, { vehicles, fuel, industry });
const savings = (vehicles: string, fuel: string, miles: string) =>
  checkAnswers(savingsQuestions, { vehicles, fuel, miles });

const understood = (input: object) => ({ ok: true, input });
const refused = (problems: object) => ({ ok: false, problems });
const most = { vehicles: 100_000, fuel: 100_000_000 };

it.each([
  [roi, [' 1 ', '$0', 'other'], understood({ vehicles: 1, fuel: 0, industry: 'other' })],
  [roi, ['100,000', '100,000,000', 'retail'], understood({ ...most, industry: 'retail' })],
  [savings, ['1,500', '$12.50', '0'], understood({ vehicles: 1500, fuel: 12.5, miles: 0 })],
  [savings, ['100000', '100000000', '100000'], understood({ ...most, miles: 100_000 })],
  [roi, ['', '', ''], refused({ vehicles: 'empty', fuel: 'empty', industry: 'empty' })],
  [roi, ['0', '-1', 'other'], refused({ vehicles: 'too-small', fuel: 'too-small' })],
  [roi, ['100001', '1e9', 'other'], refused({ vehicles: 'too-large', fuel: 'not-a-number' })],
  [roi, ['2.5', '1', '__proto__'], refused({ vehicles: 'not-whole', industry: 'empty' })],
  [savings, ['1', '-0.01', '-5'], refused({ fuel: 'too-small', miles: 'too-small' })],
])(
  'case %#: three answers are understood or refused',
  (ask, [one = '', two = '', three = ''], result) => expect(ask(one, two, three)).toEqual(result),
);

const names = ['vehicles', 'fuel', 'industry'];

it.each([
  ['?industry=retail&fuel=0.5&vehicles=1&utm_source=x', ['1', '0.5', 'retail']],
  ['?vehicles=1%2C500&fuel=%246%2C000', ['1,500', '$6,000', '']],
  ['?vehicles=%E0%A4%A', ['\ufffd%A', '', '']],
  [`?fuel=${'9'.repeat(5000)}`, ['', '9'.repeat(401), '']],
])('an address %s is read as it is written', (query, values) => {
  expect(Object.values(answersIn(query, names) ?? {})).toEqual(values);
});

it.each(['', '?q=vehicles&industries=retail'])('an address %j holds none', (query) =>
  expect(answersIn(query, names)).toBeNull(),
);

it.each([
  [{ vehicles: 100_000, fuel: 100_000_000 }, '', 'vehicles=100000&fuel=100000000'],
  [{ fuel: 0.0000001, miles: 1999.5 }, '', 'fuel=0.0000001&miles=1999.5'],
  // A fourth digit leaves the number one reading.
  [{ fuel: 1.234, industry: 'other' }, '', 'fuel=1.2340&industry=other'],
  [{ vehicles: 1, fuel: 2 }, '?utm_source=mail&fuel=9', 'utm_source=mail&fuel=2&vehicles=1'],
])('an address of %j beside %j is %s, without exponents', (input, present, query) => {
  expect(queryWith(input, present)).toBe(query);
});
