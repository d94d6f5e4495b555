import { expect, it } from 'vitest';
import { findArticles } from '@/lib/help/search';

const articles = [
  { title: 'Create your first optimized route', category: 'getting-started' },
  { title: 'Route templates', category: 'route-planning' },
  { title: 'Billing & subscriptions (US)', category: 'account-settings' },
];

it.each([
  ['   ', '', [0, 1, 2]],
  [' oUt ', '', [0, 1]],
  ['(US)', '', [2]],
  // A category is not looked at, and no character means anything but itself.
  ['account', '', []],
  ['.*', '', []],
  ['route', 'route-planning', [1]],
  ['billing', 'route-planning', []],
  ['', 'account-settings', [2]],
])('%j in the category %j finds the articles %j', (q, category, found) =>
  expect(findArticles(articles, { q, category })).toEqual(found.map((at) => articles[at])),
);
