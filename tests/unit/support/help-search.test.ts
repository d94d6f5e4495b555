import { describe, expect, it } from 'vitest';
import { findArticles } from '@/lib/help/search';

const articles = [
  { title: 'Create your first optimized route', category: 'getting-started' },
  { title: 'Route templates', category: 'route-planning' },
  { title: 'Billing & subscriptions (US)', category: 'account-settings' },
];
const titles = (query: string, category = '') =>
  findArticles(articles, { q: query, category }).map(({ title }) => title);

describe('finding help articles', () => {
  it('takes all without words and category', () => {
    expect(titles('')).toHaveLength(3);
    expect(titles('   ')).toHaveLength(3);
  });

  it.each([
    [
      ['route', 'ROUTE', ' Route ', 'oUt'],
      ['Create your first optimized route', 'Route templates'],
    ],
    [['(US)', '&'], ['Billing & subscriptions (US)']],
    // A category is not looked at, and no character means anything but itself.
    [['account', '.*', '[', '\\', '<script>', 'route templates x'], []],
  ])('finds by %j the titles %j', (queries, found) => {
    for (const query of queries) expect(titles(query)).toEqual(found);
  });

  it('joins words and category', () => {
    expect(titles('route', 'route-planning')).toEqual(['Route templates']);
    expect(titles('billing', 'route-planning')).toEqual([]);
    expect(titles('', 'account-settings')).toEqual(['Billing & subscriptions (US)']);
  });
});
