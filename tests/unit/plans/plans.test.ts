import { expect, it } from 'vitest';
import { amountsOf, pricesOf, rangeOf } from '@/lib/plans/amounts';
import { namesOf, planCount, titleOf } from '@/lib/plans/words';
import { percent } from '@/lib/words/percent';

it.each([
  [{ kind: 'per-user', annual: 12, monthly: 10 }, ['$12', '$10']],
  [{ kind: 'per-user', annual: 1299, monthly: 1499.5 }, ['$1,299', '$1,499.50']],
  [{ kind: 'per-user', annual: 9, monthly: 9 }, ['$9']],
  [{ kind: 'flat', amount: 0 }, ['$0']],
  [{ kind: 'flat', amount: 0.4 }, ['$0.40']],
  [{ kind: 'agreed' }, []],
] as const)('%o is printed as %o', (price, amounts) => expect(amountsOf(price)).toEqual(amounts));

const plans = ['Base', 'Standard', 'Large'].map((title) => ({ id: title.toLowerCase(), title }));

it.each([
  [1, 'Base', 'one plan'],
  [2, 'Base and Standard', 'two plans'],
  [3, 'Base, Standard and Large', 'three plans'],
])('%i plans are called %s, %s', (count, names, counted) => {
  expect(namesOf(plans.slice(0, count))).toBe(names);
  expect(planCount(plans.slice(0, count))).toBe(counted);
});

it('a plan that a text names has its title of today, or the text is refused', () => {
  expect(titleOf(plans, 'large')).toBe('Large');
  expect(() => titleOf(plans, 'huge')).toThrow("there is no plan 'huge' in content/plans.ts");
});

it.each([
  [0.3, '30%'],
  [0.325, '32.5%'],
  [0.28, '28%'],
])('%d is %s', (share, words) => expect(percent(share)).toBe(words));

it('prices of plans range from the lowest to the highest, and count nothing that is agreed', () => {
  const prices = pricesOf([
    { price: { kind: 'per-user', annual: 12, monthly: 10 } },
    { price: { kind: 'flat', amount: 15.5 } },
    { price: { kind: 'agreed' } },
  ]);
  expect(prices).toEqual({ from: 10, to: 15.5 });
  expect(rangeOf({ from: 10, to: 15.5 })).toBe('$10 to $15.50');
  expect(rangeOf({ from: 10, to: 15.5 }, 40)).toBe('$400 to $620');
  expect(rangeOf({ from: 9, to: 9 })).toBe('$9');
  expect(pricesOf([{ price: { kind: 'agreed' } }])).toBeUndefined();
});
