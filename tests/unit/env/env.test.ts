// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { readEnv } from '@/lib/env';

const names = {
  siteUrl: 'NEXT_PUBLIC_SITE_URL',
  appUrl: 'NEXT_PUBLIC_APP_URL',
  apiUrl: 'NEXT_PUBLIC_API_URL',
  schedulingUrl: 'NEXT_PUBLIC_SCHEDULING_URL',
  imageCdn: 'NEXT_PUBLIC_IMAGE_CDN',
} as const;

const required = ['siteUrl', 'appUrl', 'schedulingUrl'] as const;
const optional = ['apiUrl', 'imageCdn'] as const;
const all = [...required, ...optional];

test('readEnv has a default for everything', () => {
  expect(readEnv({})).toEqual({
    siteUrl: `https://www.${site.domain}`,
    appUrl: `https://app.${site.domain}`,
    apiUrl: '',
    schedulingUrl: `https://scheduling.${site.domain}/demo`,
    imageCdn: '',
  });
});

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['https://example.com///', 'https://example.com'],
  ['HTTPS://Example.COM:443/', 'https://example.com'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
])('%j becomes %j for every variable', (given, read) => {
  for (const key of all) expect(readEnv({ [names[key]]: given })[key]).toBe(read);
});

test('readEnv keeps a path, save for the site, which stands at the top of its host', () => {
  const given = 'https://example.com/team/demo/';
  for (const key of all.filter((name) => name !== 'siteUrl')) {
    expect(readEnv({ [names[key]]: given })[key]).toBe('https://example.com/team/demo');
  }
  expect(() => readEnv({ NEXT_PUBLIC_SITE_URL: given })).toThrow('without a path');
});

test('readEnv takes nothing for an address only where one may be missing', () => {
  for (const key of optional) expect(readEnv({ [names[key]]: '' })[key]).toBe('');
  for (const key of required) {
    expect(() => readEnv({ [names[key]]: '' })).toThrow(names[key]);
  }
});

test.each([
  ['is no address', ' |undefined|https://exa mple.com|https://|https://example.com:99999'],
  ['has blanks around it', ' https://example.com|https://example.com |https://example.com\n'],
  ['lacks its beginning', 'example.com|//example.com|https:example.com|https:///example.com'],
  ['is no page', 'javascript:alert(1)|data:text/html,x|file:///etc/passwd|ftp://example.com'],
  ['names a user', 'https://user@example.com|https://user:password@example.com'],
  ['asks for more', 'https://example.com?a=1|https://example.com/?|https://example.com#top'],
  ['leads astray', 'https://example.com\\@other.example'],
])('readEnv refuses everywhere what %s: %j', (_, values) => {
  for (const given of values.split('|')) {
    for (const key of all) expect(() => readEnv({ [names[key]]: given })).toThrow(names[key]);
  }
});

test('readEnv lists every bad variable in one error, with what was expected and given', () => {
  const read = () =>
    readEnv({ NEXT_PUBLIC_SITE_URL: 'javascript:alert(1)', NEXT_PUBLIC_IMAGE_CDN: 'cdn' });
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment cannot be used:
      NEXT_PUBLIC_SITE_URL: expected an address such as https://www.example.com, without user name, '?' or '#'; got "javascript:alert(1)"
      NEXT_PUBLIC_IMAGE_CDN: expected an address such as https://www.example.com, or nothing; got "cdn"]
  `);
});
