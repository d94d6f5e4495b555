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

  it.each(['route', 'ROUTE', ' Route ', 'oUt'])(
    'finds the substring %j whatever the case',
    (query) => {
      expect(titles(query)).toEqual(['Create your first optimized route', 'Route templates']);
    },
  );

  it('looks at titles alone, not at categories', () => expect(titles('account')).toEqual([]));

  it('joins words and category', () => {
    expect(titles('route', 'route-planning')).toEqual(['Route templates']);
    expect(titles('billing', 'route-planning')).toEqual([]);
    expect(titles('', 'account-settings')).toEqual(['Billing & subscriptions (US)']);
  });

  it.each(['(US)', '&'])('takes %j as it is typed', (query) => {
    expect(titles(query)).toEqual(['Billing & subscriptions (US)']);
  });

  it.each(['.*', '[', '\\', '<script>', 'route templates x'])('finds nothing for %j', (query) => {
    expect(titles(query)).toEqual([]);
  });
});
