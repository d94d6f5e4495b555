import { beforeEach, expect, it } from 'vitest';
import { readSearch, writeSearch } from '@/lib/address/search-address';
import { nearestPlace, searchWordsOf } from '@/lib/address/unknown-address';
import { recallUtm, rememberUtm, withUtm } from '@/lib/address/utm';
import { stubStorage } from '@/tests/support/storage';

const places = ['/route-optimization', '/pricing', '/blog', '/terms', '/team', '/terns'].map(
  (href) => ({ href, label: href.slice(1) }),
);

it.each([
  ['/route-optimisation', '/route-optimization'],
  ['/route-optimizations/', '/route-optimization'],
  ['/Pricing.html', '/pricing'],
  ['/prcng', '/pricing'],
  ['/blgo', '/blog'],
  ['/tern', '/terns'],
  ['/terks', '/terms'],
  ['/nowhere', undefined],
  [`/${'a'.repeat(5000)}`, undefined],
])('%s was meant for %s', (address, href) => {
  expect(nearestPlace(address, places)?.href).toBe(href);
});

it.each([
  ['/Route_plans.html', 'route plans'],
  ['/blog/2024/how-to-plan/', 'blog 2024 how to plan'],
  ['/<b>bold', 'b bold'],
  ['/straße', 'straße'],
  ['/-/', ''],
])('the words of %s are searched for', (path, words) => expect(searchWordsOf(path)).toBe(words));

const categories = ['fleet', 'route-maps', 'eCommerce'] as const;

it.each([
  ['', { q: '', category: '' }],
  ['?q=low+bridges&category=route-maps', { q: 'low bridges', category: 'route-maps' }],
  ['?q=+zebra%20a&q=b&category=fleet&category=x', { q: ' zebra a', category: 'fleet' }],
  [`?q=${'a'.repeat(5000)}`, { q: 'a'.repeat(100), category: '' }],
  ['?category=__proto__', { q: '', category: '' }],
])('the search in %j is read', (query, found) =>
  expect(readSearch(query, categories)).toEqual(found),
);

it.each([
  ['', { q: 'a & b=c', category: 'maps' }, 'q=a+%26+b%3Dc&category=maps'],
  ['?category=x&utm_source=mail&q=x', { q: ' ', category: 'a' }, 'category=a&utm_source=mail'],
])('into %j goes %j', (query, search, written) => expect(writeSearch(query, search)).toBe(written));

beforeEach(() => void stubStorage('sessionStorage'));

it.each([
  ['?page=2&utm_campaign=spring%20sale&gclid=7', 'utm_campaign=spring+sale'],
  ['?utm_medium=a&utm_medium=b&utm_content=c', 'utm_medium=a&utm_content=c'],
  ['?utm_unknown=1&UTM_SOURCE=news', ''],
  [`?utm_source=${'x'.repeat(5000)}`, `utm_source=${'x'.repeat(200)}`],
])('what is remembered %j', (search, expected) => {
  rememberUtm(search);
  expect(recallUtm().toString()).toBe(expected);
});

it('what is remembered outlives addresses without a campaign, and gives way to a later one as a whole', () => {
  rememberUtm('?utm_source=news&utm_term=vans');
  rememberUtm('?category=fleet');
  expect(recallUtm().toString()).toBe('utm_source=news&utm_term=vans');
  rememberUtm('?utm_source=partner');
  expect(recallUtm().toString()).toBe('utm_source=partner');
});

const app = 'https://app.example.com/';

it.each([
  [
    `${app}a?x=1#top`,
    'utm_source=news&utm_term=a b',
    `${app}a?x=1&utm_source=news&utm_term=a+b#top`,
  ],
  [`${app}?utm_source=own`, 'utm_source=news&utm_term=v', `${app}?utm_source=own&utm_term=v`],
  ['not an address', 'utm_source=news', 'not an address'],
])('the address %s with %j', (href, utm, expected) => {
  expect(withUtm(href, new URLSearchParams(utm))).toBe(expected);
});
