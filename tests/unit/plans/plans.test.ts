import { expect, it } from 'vitest';
import { amountsOf, pricesOf, rangeOf } from '@/lib/plans/amounts';
import { type Bill, billOf, billsOf, planBills } from '@/lib/plans/bill';
import { marksOf } from '@/lib/plans/marks';
import {
  dearerAnnually,
  hasBilling,
  namesOf,
  planCount,
  planFinder,
  planMark,
  priceLinkOf,
  priceLinkWith,
  titleOf,
} from '@/lib/plans/words';

it.each([
  [{ kind: 'per-user', annual: 1299, monthly: 1499.5 }, ['$1,299', '$1,499.50']],
  [{ kind: 'per-user', annual: 9, monthly: 9 }, ['$9']],
  [{ kind: 'flat', amount: 0 }, ['$0']],
  [{ kind: 'agreed' }, []],
] as const)('%o is printed as %o', (price, amounts) => expect(amountsOf(price)).toEqual(amounts));

const plans = ['Base', 'Standard', 'Large'].map((title) => ({ id: title.toLowerCase(), title }));

it.each([
  [1, 'Base', 'one pricing plan'],
  [2, 'Base and Standard', 'two pricing plans'],
  [3, 'Base, Standard and Large', 'three pricing plans'],
])('%i plans are called %s, %s', (count, names, counted) => {
  expect(namesOf(plans.slice(0, count))).toBe(names);
  expect(planCount(plans.slice(0, count))).toBe(counted);
});

it('a plan that a text names has its title of today, or the text is refused', () => {
  expect(titleOf(plans, 'large')).toBe('Large');
  expect(() => titleOf(plans, 'huge')).toThrow("there is no plan 'huge' in content/plans.ts");
});

const user = (annual: number, monthly: number) =>
  ({ price: { kind: 'per-user', annual, monthly } }) as const;
const flat = { price: { kind: 'flat', amount: 15.5 } } as const;
const agreed = { price: { kind: 'agreed' } } as const;

it('prices of plans range from the lowest to the highest, and count nothing that is agreed', () => {
  expect(pricesOf([user(12, 10), flat, agreed])).toEqual({ from: 10, to: 15.5 });
  expect(rangeOf({ from: 10, to: 15.5 })).toBe('$10 to $15.50');
  expect(rangeOf({ from: 10, to: 15.5 }, 40)).toBe('$400 to $620');
  expect(rangeOf({ from: 9, to: 9 })).toBe('$9');
  expect(pricesOf([agreed])).toBeUndefined();
});

it('plans have two billings where one of them has two prices', () => {
  expect(hasBilling([flat, user(12, 10)])).toBe(true);
  expect(hasBilling([flat, agreed, user(9, 9)])).toBe(false);
});

it('plans whose annual price is the higher one are named with both', () => {
  const named = [user(12, 10), user(9, 9.5), flat, agreed, user(15.5, 12)].map((plan, index) => ({
    id: `${index}`,
    title: `Plan ${index}`,
    ...plan,
  }));
  expect(dearerAnnually(named)).toBe(
    'Plan 0 ($12 instead of $10) and Plan 4 ($15.50 instead of $12)',
  );
  expect(dearerAnnually(named.slice(1, 4))).toBe('');
});

it('a product in a larger plan is linked by its name and lower price', () => {
  const named = [
    { id: 'plus', title: 'Plus', ...user(15, 12) },
    { id: 'all', title: 'All', ...agreed },
  ];
  expect(priceLinkOf(named, 'plus')).toBe('In Plus, from $12 per user per month');
  expect(priceLinkOf(named, 'all')).toBe('In All, on request');
  expect(() => priceLinkOf(named, 'none')).toThrow("there is no plan 'none'");
});

it('the price of a product names the smallest of the larger plans that its parts need', () => {
  const named = [
    { id: 'base', title: 'Base', ...user(12, 10) },
    { id: 'plus', title: 'Plus', ...user(15, 12) },
    { id: 'all', title: 'All', ...agreed },
  ];
  const link = (...parts: string[]) => priceLinkWith('Prices', named, new Set(parts));
  expect(link('base', 'plus', 'all')).toBe('From $10 per user per month; Plus $12');
  expect(link('base')).toBe('Prices');
  expect(link('all')).toBe('Prices');
});

it('the plan of a feature is that of the comparison', () => {
  const find = planFinder([{ rows: [{ feature: 'Maps', from: 'base' }] }]);
  expect(find('Maps')).toBe('base');
  expect(() => find('Rain')).toThrow("content/plan-comparison.ts has no 'Rain'");
  expect(planFinder([])('Rain')).toBeUndefined();
});

it('features are marked with the plan they need, once where all need the same', () => {
  const words = plans.map(({ id }) => planMark(plans, id));
  expect(words).toEqual(['All plans', 'Standard and up', 'Large']);
  expect(marksOf(plans, [{}, { plan: 'standard' }], 'base')).toEqual({
    common: undefined,
    marks: ['All plans', 'Standard and up'],
  });
  expect(marksOf(plans, [{}, {}], 'large')).toEqual({ common: 'Large', marks: [] });
});

it('a bill multiplies users by both prices, a month and a year', () => {
  const team = [
    { one: 'driver', users: 20 },
    { one: 'dispatcher', users: 1 },
  ];
  expect(billOf(user(15, 12.5).price, team)).toEqual({
    users: 21,
    columns: ['Users', 'Billed monthly', 'Billed annually'],
    rows: [
      ['20 drivers', '20 × $12.50 = $250', '20 × $15 = $300'],
      ['1 dispatcher', '1 × $12.50 = $12.50', '1 × $15 = $15'],
      ['A month, 21 users', '$262.50', '$315'],
      ['Twelve months, before tax', '**$3,150**', '**$3,780**'],
    ],
  } satisfies Bill);
  expect(billOf(flat.price, team)?.columns).toEqual(['Users', 'Billed monthly']);
  expect(billOf(agreed.price, team)).toBeUndefined();
});

it('a team is billed on each plan, or as agreed', () => {
  const named = [user(12, 10), flat, agreed].map((plan, at) => ({ title: `Plan ${at}`, ...plan }));
  expect(planBills(named, 20)).toEqual([
    { title: 'Plan 0', month: '$200 or $240' },
    { title: 'Plan 1', month: '$310' },
    { title: 'Plan 2', month: undefined },
  ]);
});

it('teams pay a month what their users do, on two plans by either billing', () => {
  const named = [user(12, 10), agreed, user(9, 9), user(15, 12)].map((plan, at) => ({
    title: `Plan ${at}`,
    ...plan,
  }));
  expect(billsOf(named, [5, 100])).toEqual({
    columns: ['Users', 'Plan 0 a month', 'Plan 2 a month'],
    rows: [
      ['5', '$50 or $60', '$45'],
      ['100', '$1,000 or $1,200', '$900'],
    ],
  });
});
