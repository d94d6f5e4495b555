import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recallUtm, rememberUtm, toCalendlyUtm, withUtm } from '@/lib/address/utm';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});

describe('what is remembered', () => {
  it.each([
    ['?page=2&utm_campaign=spring%20sale&gclid=7', 'utm_campaign=spring+sale'],
    ['?utm_source=&utm_term=vans', 'utm_term=vans'],
    ['?utm_medium=a&utm_medium=b&utm_content=c', 'utm_medium=a&utm_content=c'],
    ['?utm_unknown=1&UTM_SOURCE=news', ''],
    [`?utm_source=${'x'.repeat(5000)}`, `utm_source=${'x'.repeat(200)}`],
  ])('%j', (search, expected) => {
    rememberUtm(search);
    expect(recallUtm().toString()).toBe(expected);
  });

  it('outlives addresses without a campaign, and gives way to a later one as a whole', () => {
    rememberUtm('?utm_source=news&utm_term=vans');
    rememberUtm('?category=fleet');
    expect(recallUtm().toString()).toBe('utm_source=news&utm_term=vans');
    rememberUtm('?utm_source=partner');
    expect(recallUtm().toString()).toBe('utm_source=partner');
  });

  it('holds no foreign parameters that found their way into the storage', () => {
    sessionStorage.setItem('utm', 'utm_source=news&redirect=https://evil.example');
    expect(recallUtm().toString()).toBe('utm_source=news');
  });
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
  [`${app}?a=%20b`, '', `${app}?a=%20b`],
])('the address %s with %j', (href, utm, expected) => {
  expect(withUtm(href, new URLSearchParams(utm))).toBe(expected);
});

it('names the parameters as the scheduler wants them', () => {
  expect(toCalendlyUtm(new URLSearchParams('utm_source=news&utm_campaign=spring'))).toEqual({
    utmSource: 'news',
    utmCampaign: 'spring',
  });
});
