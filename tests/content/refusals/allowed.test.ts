import { describe, expect, it } from 'vitest';
import { changed } from '@/tests/support/changed';
import {
  customers,
  errors,
  first,
  menus,
  oneMore,
  paper,
  plans,
  post,
  site,
  story,
} from './changes';

const more = (now: number) => now + 1;
const oneLess = (now: readonly unknown[]) => now.slice(1);

describe('a marketer may', () => {
  it.each([
    ['change a price', plans, 'plans[0].price.annual', more],
    ['change the year', site, 'site.copyrightYear', more],
    ['change a figure', 'content/figures.ts', 'figures.customers.value', '12,345+'],
    ['take a customer away', customers, 'customers', oneLess],
    [
      'add a language',
      'content/home/languages.ts',
      'languages',
      oneMore({ name: 'Icelandic', tag: 'is' }),
    ],
    ['show a logo', customers, 'customers[0]', { name: 'Acme', logo: 'logo-dhl', sample: false }],
    [
      'show letters alone',
      customers,
      'customers[0]',
      { name: 'Acme', mark: 'caps', sample: false },
    ],
    ['leave out the stores', site, 'site.stores', []],
    ['leave out the apps of the menu', menus, 'apps', []],
    ['leave out the columns of the footer', menus, 'footerNavigation', []],
    ['leave out the figures of the home page', 'content/home/community.ts', 'communityRows', []],
    ['tell the name of a real client', story, 'caseStudy.sample', false],
    ['publish a white paper', paper, 'paper.sample', false],
    ['name an author', post, 'post.author', 'Maria Lopez'],
    ['give an article two tags', post, 'post.tags', first(2)],
    ['leave out the takeaways', post, 'post.keyTakeaways', []],
    ['leave out social links', site, 'site.social', []],
    ['sell one plan', plans, 'plans', first(1)],
    ['give a plan away', plans, 'plans[0].price', { kind: 'flat', amount: 0 }],
    ['ask for cents', plans, 'plans[0].price.monthly', 12.35],
    [
      'agree all prices',
      plans,
      'plans[0].price',
      { kind: 'agreed', label: 'Talk to us', href: '/contact' },
    ],
    ['compare nothing', 'content/plan-comparison.ts', 'planComparison', []],
  ])('%s', (_, file, field, change) => expect(errors(changed(file, field, change))).toEqual([]));
});
