import { describe, expect, it } from 'vitest';
import { longestSearch } from '@/lib/address/search-address';
import { findArticles, readHelpFilter, writeHelpFilter } from '@/lib/help/search';

const articles = [
  { title: 'Create your first optimized route', category: 'getting-started' },
  { title: 'Route templates', category: 'route-planning' },
  { title: 'Billing & subscriptions (US)', category: 'account-settings' },
];
const categories = articles.map(({ category }) => category);
const titles = (query: string, category = 'all') =>
  findArticles(articles, { query, category }).map(({ title }) => title);

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

describe('the address of the support center', () => {
  it.each(categories)('names the category %s', (category) => {
    expect(readHelpFilter(`?category=${category}`, categories)).toEqual({ query: '', category });
  });

  it.each([
    '',
    '?category=',
    '?category=all',
    '?category=nothing',
    '?category=ROUTE-PLANNING',
    '?category=__proto__',
    '?category=constructor',
    '?category=%3Cscript%3E',
    '?category=route-planning%00',
    '?category=%E0%A4%A',
    '?category=nothing&category=route-planning',
  ])('means all categories with %j', (search) => {
    expect(readHelpFilter(search, categories).category).toBe('all');
  });

  it('holds a search, not too long', () => {
    expect(readHelpFilter('?q=driver+app', categories).query).toBe('driver app');
    expect(readHelpFilter(`?q=${'x'.repeat(5000)}`, categories).query).toHaveLength(longestSearch);
  });

  it('keeps fields that mean something else, and no empty ones', () => {
    const filter = { query: 'a & b', category: 'route-planning' };
    const written = writeHelpFilter('?utm_source=mail&q=old', filter);
    expect(written).toBe('utm_source=mail&q=a+%26+b&category=route-planning');
    expect(readHelpFilter(`?${written}`, categories)).toEqual(filter);
    expect(writeHelpFilter('?q=old&category=x', { query: ' ', category: 'all' })).toBe('');
  });
});
