import { expect, test } from 'vitest';
import { readVariables } from '@/lib/env';

const siteUrl = 'NEXT_PUBLIC_SITE_URL';
const optional = [
  'NEXT_PUBLIC_API_URL',
  'NEXT_PUBLIC_IMAGE_CDN',
  'NEXT_PUBLIC_GEOCODER_URL',
  'NEXT_PUBLIC_EVENTS_URL',
] as const;
const all = [
  siteUrl,
  ...optional,
  ...(['NEXT_PUBLIC_APP_URL', 'NEXT_PUBLIC_SCHEDULING_URL'] as const),
] as const;

test.each([
  ['https://example.com///', 'https://example.com'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
])('%j becomes %j for every variable', (given, read) => {
  for (const key of all) expect(readVariables({ [key]: given })[key]).toBe(read);
});

test.each(all)('%s may have a path, save for the site, and be missing or not', (key) => {
  const read = (given: string) => readVariables({ [key]: given })[key];
  if (key === siteUrl) expect(() => read('https://example.com/demo')).toThrow('without a path');
  else expect(read('https://example.com/team/demo/')).toBe('https://example.com/team/demo');
  if (optional.some((one) => one === key)) expect(read('')).toBe('');
  else expect(() => read('')).toThrow(key);
});

test.each([
  ['is no address', ' |undefined|https://exa mple.com|https://|https://example.com:99999'],
  ['has blanks around it', ' https://example.com|https://example.com\n'],
  ['lacks its beginning', 'example.com|//example.com|https:example.com|https:///example.com'],
  ['is no page', 'javascript:alert(1)|data:text/html,x|ftp://example.com'],
  ['names a user', 'https://user@example.com|https://user:password@example.com'],
  ['asks for more', 'https://example.com?a=1|https://example.com/?|https://example.com#top'],
  ['leads astray', 'https://example.com\\@other.example'],
])('what %s is refused everywhere: %j', (_, values) => {
  for (const given of values.split('|')) {
    for (const key of all) expect(() => readVariables({ [key]: given })).toThrow(key);
  }
});

test('every bad variable is named in one error, with what was expected and given', () => {
  const read = () =>
    readVariables({ NEXT_PUBLIC_SITE_URL: 'javascript:alert(1)', NEXT_PUBLIC_IMAGE_CDN: 'cdn' });
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment cannot be used:
      NEXT_PUBLIC_SITE_URL: expected an address such as https://www.example.com, without user name, '?' or '#'; got "javascript:alert(1)"
      NEXT_PUBLIC_IMAGE_CDN: expected an address such as https://www.example.com, or nothing; got "cdn"]
  `);
});
