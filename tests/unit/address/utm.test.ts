import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recallUtm, rememberUtm, toCalendlyUtm, withUtm } from '@/lib/address/utm';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const blocked = (): never => {
  throw new DOMException('', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory());
});

afterEach(() => {
  vi.unstubAllGlobals();
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

  it('outlives addresses without parameters', () => {
    rememberUtm('?utm_source=news');
    rememberUtm('?category=fleet');
    expect(recallUtm().toString()).toBe('utm_source=news');
  });

  it('gives way to a later campaign as a whole', () => {
    rememberUtm('?utm_source=news&utm_term=vans');
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
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    expect(() => rememberUtm('?utm_source=news')).not.toThrow();
    expect(recallUtm().toString()).toBe('');
  });
});

describe('an address with the parameters', () => {
  const utm = new URLSearchParams('utm_source=news&utm_term=a b&c');

  it.each([
    [
      'https://app.example.com/signup',
      'https://app.example.com/signup?utm_source=news&utm_term=a+b',
    ],
    [
      'https://app.example.com/a?x=1#top',
      'https://app.example.com/a?x=1&utm_source=news&utm_term=a+b#top',
    ],
    [
      'https://app.example.com/?utm_source=own',
      'https://app.example.com/?utm_source=own&utm_term=a+b',
    ],
    ['not an address', 'not an address'],
  ])('%s', (href, expected) => {
    expect(withUtm(href, new URLSearchParams([...utm].filter(([key]) => key !== 'c')))).toBe(
      expected,
    );
  });

  it('stays as it is without parameters', () => {
    expect(withUtm('https://app.example.com/?a=%20b', new URLSearchParams())).toBe(
      'https://app.example.com/?a=%20b',
    );
  });
});

it('names the parameters as the scheduler wants them', () => {
  expect(toCalendlyUtm(new URLSearchParams('utm_source=news&utm_campaign=spring'))).toEqual({
    utmSource: 'news',
    utmCampaign: 'spring',
  });
});
