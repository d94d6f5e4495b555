import { count, counted } from '../words/count';
import { exactDollars } from '../words/money';
import type { Price } from './amounts';

interface Group {
  /** 'driver'. */
  readonly one: string;
  readonly users: number;
}

export interface Bill {
  readonly users: number;
  /** Annual billing is left out where it costs the same. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a user costs with monthly and with annual billing: one price where both are equal. */
function eachOf(price: Price): readonly number[] {
  if (price.kind === 'agreed') return [];
  return price.kind === 'flat' ? [price.amount] : [...new Set([price.monthly, price.annual])];
}

/** What the groups of a team cost on a plan, a month and a year; undefined where the price is agreed. */
export function billOf(price: Price, groups: readonly Group[]): Bill | undefined {
  const prices = eachOf(price);
  if (prices.length === 0) return undefined;
  const users = groups.reduce((sum, group) => sum + group.users, 0);
  const total = (months: number) => prices.map((each) => exactDollars(months * users * each));
  return {
    users,
    columns: ['Users', 'Billed monthly', 'Billed annually'].slice(0, prices.length + 1),
    rows: [
      ...groups.map((group) => [
        counted(group.users, group.one),
        ...prices.map(
          (each) =>
            `${count(group.users)} × ${exactDollars(each)} = ${exactDollars(group.users * each)}`,
        ),
      ]),
      [`A month, ${counted(users, 'user')}`, ...total(1)],
      ['Twelve months, before tax', ...total(12).map((sum) => `**${sum}**`)],
    ],
  };
}

/** '$220 or $264': by monthly or annual billing; undefined where the price is agreed. */
const monthOf = (price: Price, users: number): string | undefined =>
  eachOf(price)
    .map((each) => exactDollars(users * each))
    .join(' or ') || undefined;

/** What a team pays a month on each plan. */
export const planBills = (
  plans: readonly { readonly title: string; readonly price: Price }[],
  users: number,
) => plans.map(({ title, price }) => ({ title, month: monthOf(price, users) }));

/** What teams of these sizes pay a month, on the two smallest plans that have a price. */
export function billsOf(
  plans: readonly { readonly title: string; readonly price: Price }[],
  sizes: readonly number[],
) {
  const priced = plans.filter(({ price }) => price.kind !== 'agreed').slice(0, 2);
  return {
    columns: ['Users', ...priced.map(({ title }) => `${title} a month`)],
    rows: sizes.map((users) => [
      count(users),
      ...priced.map(({ price }) => monthOf(price, users) ?? ''),
    ]),
  };
}
