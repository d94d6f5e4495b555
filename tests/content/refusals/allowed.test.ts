import { expect, it } from 'vitest';
import { changed } from '@/tests/support/changed';
import { customers, errors, first, oneMore, plans, post } from './changes';

const more = (now: number) => now + 1;
const oneLess = (now: readonly unknown[]) => now.slice(1);

it.each([
  ['change a price', plans, 'plans[0].price.annual', more],
  ['change a figure', 'content/figures.ts', 'figures.customers.value', '12,345+'],
  ['take a customer away', customers, 'customers', oneLess],
  [
    'add a language',
    'content/home/languages.ts',
    'languages',
    oneMore({ name: 'Icelandic', tag: 'is' }),
  ],
  ['show letters alone', customers, 'customers[0]', { name: 'Acme', mark: 'caps', sample: false }],
  ['name an author', post, 'post.author', 'Maria Lopez'],
  ['leave out the takeaways', post, 'post.keyTakeaways', []],
  ['sell one plan', plans, 'plans', first(1)],
  ['give a plan away', plans, 'plans[0].price', { kind: 'flat', amount: 0 }],
  [
    'agree all prices',
    plans,
    'plans[0].price',
    { kind: 'agreed', label: 'Talk to us', href: '/contact' },
  ],
  ['compare nothing', 'content/plan-comparison.ts', 'planComparison', []],
])('a marketer may %s', (_, file, field, change) =>
  expect(errors(changed(file, field, change))).toEqual([]),
);
