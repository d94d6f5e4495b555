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
    ['?utm_source=news&utm_medium=mail', 'utm_source=news&utm_medium=mail'],
    ['?page=2&utm_campaign=spring%20sale&gclid=7', 'utm_campaign=spring+sale'],
    ['?utm_source=&utm_term=vans', 'utm_term=vans'],
    ['?utm_source=a&utm_source=b', 'utm_source=a'],
    ['?utm_unknown=1', ''],
    ['?UTM_SOURCE=news', ''],
    ['', ''],
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

  it('cuts values that are longer than any campaign has', () => {
    rememberUtm(`?utm_source=${'x'.repeat(5000)}`);
    expect(recallUtm().get('utm_source')).toHaveLength(200);
  });

  it('ignores foreign parameters that found their way into the storage', () => {
    sessionStorage.setItem('utm', 'utm_source=news&redirect=https://evil.example');
    expect(recallUtm().toString()).toBe('utm_source=news');
  });

  it('does without storage', () => {
    const blocked = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    expect(() => rememberUtm('?utm_source=news')).not.toThrow();
    expect(recallUtm().toString()).toBe('');
  });
});

const app = 'https://app.example.com/';

it.each([
  [`${app}signup`, 'utm_source=news&utm_term=a b', `${app}signup?utm_source=news&utm_term=a+b`],
  [`${app}a?x=1#top`, 'utm_source=news&utm_term=v', `${app}a?x=1&utm_source=news&utm_term=v#top`],
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
