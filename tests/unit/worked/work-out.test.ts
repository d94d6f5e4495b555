import { expect, it } from 'vitest';
import { evaluate, rounded, SumError } from '@/lib/worked/sum';
import { prints, readPrinted, type WorkedLine, workOut } from '@/lib/worked/work-out';
import { workedCsv, workedPath } from '@/lib/worked/worked-csv';

const values = new Map([
  ['vans', 40],
  ['minutes', 52],
  ['none', 0],
  ['van2', 2],
  ['idle_hours', 34.5],
]);

it.each([
  ['idle_hours * 2', 69],
  ['20 - (5 - van2) * -3', 29],
  ['ceil((vans + 1) / 20) * 2', 6],
  ['round(-2.5)', -3],
  // What binary fractions leave over is nothing.
  ['ceil((0.1 + 0.2) * 10)', 3],
  ['floor(0.29 * 100)', 29],
  ['round(1.005 * 100)', 101],
])('the sum %s comes to %d', (sum, result) =>
  expect(evaluate(sum, values)).toBeCloseTo(result, 12),
);

it.each([
  ['|(2 + 3|2 + 3)|* 2|ceil 2|2(3)', /^cannot be read: /],
  ['2 ^ 3|2 ** 3|1,000|2 // 3|`2`|vans = 3', /^cannot hold '/],
  ['Vans|constructor|1e3', /^uses '\w+', which no line above has for its name$/],
  [`vans / none|0 / none|ceil|${'9'.repeat(300)} * ${'9'.repeat(300)}`, /^comes to no number/],
])('the sums %s cannot be worked out', (sums, reason) => {
  for (const sum of sums.split('|')) {
    expect(() => evaluate(sum, values), sum).toThrow(SumError);
    expect(() => evaluate(sum, values), sum).toThrow(reason);
  }
});

it.each([
  [34.666_67, 1, 34.7],
  [1.005, 2, 1.01],
  [0, 2, 0],
])('%d with %d decimals is %d', (value, decimals, result) =>
  expect(rounded(value, decimals)).toBe(result),
);

const vans: WorkedLine = { name: 'vans', label: 'Vans', value: 40 };
const minutes: WorkedLine = { name: 'minutes', label: 'Idle minutes', value: 52, unit: 'a day' };
const hours: WorkedLine = {
  name: 'hours',
  label: 'Idle hours, all vans',
  sum: 'vans * minutes / 60',
  shown: '34.7',
};

const problemsOf = (...lines: WorkedLine[]) =>
  workOut(lines).problems.map(({ line, field, reason }) => `${line}.${field}: ${reason}`);

it('an example is worked out line by line', () => {
  const cost = { name: 'cost', label: 'Fuel', sum: 'hours * 1.8', shown: '$62.40' };
  expect(problemsOf(vans, minutes, hours, cost)).toEqual([]);
  expect(workOut([vans, minutes, hours, cost]).values.at(-1)).toBeCloseTo(62.4, 10);
});

it.each([
  [{ shown: '34.6' }, "shown: is '34.6', but the sum comes to 34.7 (34.666667)"],
  [{ shown: '34.70' }, "shown: is '34.70', but the sum comes to 34.67 (34.666667)"],
  [{ shown: 'thirty' }, "shown: is no number as copy prints it, such as '$1,234.50'"],
  [{ sum: 'hours' }, "sum: uses 'hours', which no line above has for its name"],
  [
    { sum: 'vans / 0' },
    'sum: comes to no number: it divides by zero, or to more than can be counted',
  ],
  [{ name: 'vans' }, "name: is 'vans', which a line above has already: choose another"],
  [{ name: 'ceil' }, "name: is 'ceil', which is what sums call a function: choose another"],
])('an example with %j is refused', (change, problem) => {
  expect(problemsOf(vans, minutes, { ...hours, ...change } as WorkedLine)).toEqual([
    `2.${problem}`,
  ]);
});

it('no line is blamed for what is wrong with one above it', () => {
  const next = { name: 'twice', label: 'Twice', sum: 'hours * 2', shown: '69.4' };
  expect(problemsOf(vans, { ...hours, sum: 'vans *' }, next)).toHaveLength(1);
  expect(problemsOf({ ...hours, sum: '1 / 0', shown: '?' }, vans)).toHaveLength(1);
});

it.each([
  ['$1,234.50', 1234.5, 2],
  ['17%', 17, 0],
  [' −6', -6, 0],
  ['-$7.89', -7.89, 2],
])('%s is read as %d', (text, value, decimals) =>
  expect(readPrinted(text)).toEqual({ value, decimals }),
);

it.each(['', '$', '1.', '.5', '1.2.3', '12 h', 'a 12', '0x10'])('%j is no number', (text) =>
  expect(readPrinted(text)).toBeUndefined(),
);

it.each([
  ['comes to 34.7.', '34.7', true],
  ['34.7, and', '34.7', true],
  ['134.7', '34.7', false],
  ['34.75', '34.7', false],
  ['1,234', '234', false],
  ['234,567', '234', false],
  ['$5,400.50', '$5,400', false],
])('%j prints %s: %s', (text, shown, there) => expect(prints(text, shown)).toBe(there));

it('a file says what each line is and how it comes about', () => {
  expect(workedPath('what-idling-costs')).toBe('/blog/what-idling-costs.csv');
  const odd = { name: 'odd', label: '=HYPERLINK("x")', value: -3, unit: '+ "a", b' };
  const up = { name: 'up', label: 'Up', sum: '-ceil(vans / 7)', shown: '-6' };
  expect(workedCsv([vans, minutes, hours, odd, up])).toBe(
    [
      '\ufeffLine,Item,Value,Unit,How it is computed',
      '1,Vans,40,,given',
      '2,Idle minutes,52,a day,given',
      '3,"Idle hours, all vans",34.6666667,,line 1 * line 2 / 60',
      `4,"'=HYPERLINK(""x"")",-3,"'+ ""a"", b",given`,
      "5,Up,-6,,'-ceil(line 1 / 7)",
      '',
    ].join('\r\n'),
  );
});
