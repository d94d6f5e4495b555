import { counted } from '../words/count';
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

/** What the groups of a team cost on a plan, a month and a year; undefined where the price is agreed. */
export function billOf(price: Price, groups: readonly Group[]): Bill | undefined {
  if (price.kind === 'agreed') return undefined;
  const { monthly, annual } =
    price.kind === 'flat' ? { monthly: price.amount, annual: price.amount } : price;
  const prices = monthly === annual ? [monthly] : [monthly, annual];
  const users = groups.reduce((sum, group) => sum + group.users, 0);
  const total = (months: number) => prices.map((each) => exactDollars(months * users * each));
  return {
    users,
    columns: ['Users', 'Billed monthly', 'Billed annually'].slice(0, prices.length + 1),
    rows: [
      ...groups.map((group) => [
        counted(group.users, group.one),
        ...prices.map(
          (each) => `${group.users} × ${exactDollars(each)} = ${exactDollars(group.users * each)}`,
        ),
      ]),
      [`A month, ${counted(users, 'user')}`, ...total(1)],
      ['Twelve months, before tax', ...total(12).map((sum) => `**${sum}**`)],
    ],
  };
}
