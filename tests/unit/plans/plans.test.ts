import { expect, it } from 'vitest';
import { amountsOf } from '@/lib/plans/amounts';
import { fareCount, namesOf, titleOf } from '@/lib/plans/words';
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
  [1, 'Base', 'one fare'],
  [2, 'Base and Standard', 'two fares'],
  [3, 'Base, Standard and Large', 'three fares'],
])('%i plans are called %s, %s', (count, names, fares) => {
  expect(namesOf(plans.slice(0, count))).toBe(names);
  expect(fareCount(plans.slice(0, count))).toBe(fares);
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
