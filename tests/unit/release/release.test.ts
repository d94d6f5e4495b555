// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { collectTexts, findPlaceholders, type ReleaseInput } from '@/lib/release/release';

const ready: ReleaseInput = {
  values: [
    { where: 'NEXT_PUBLIC_SITE_URL', value: 'https://www.real-company.com' },
    { where: 'content/site.ts: phone', value: '+1 415 555 2671' },
  ],
  samples: [],
  forms: [{ name: 'Contact form', endpoint: 'https://forms.real-company.com/contact' }],
  apiUrl: 'https://api.real-company.com',
};

const inValue = (value: string) =>
  findPlaceholders({ ...ready, values: [{ where: 'here', value }] }).map(({ what }) => what);

describe('findPlaceholders', () => {
  test('finds nothing in a build that is ready', () => {
    expect(findPlaceholders(ready)).toEqual([]);
  });

  test.each([
    ['https://www.company.example', 'host', 'www.company.example'],
    ['https://www.company.example/path', 'host', 'www.company.example'],
    ['hello@company.example', 'host', 'company.example'],
    ['https://Company.EXAMPLE:8080', 'host', 'Company.EXAMPLE'],
    ['Write to hello@company.example.', 'host', 'company.example'],
    ['https://www.example.com', 'host', 'www.example.com'],
    ['https://api.company.test/', 'host', 'api.company.test'],
    ['http://localhost:4173', 'host', 'localhost'],
    ['+91 00000 00000', 'phone', '+91 00000 00000'],
    ['tel:+910000000000', 'phone', 'tel:+910000000000'],
    ['+1 (000) 000-0000', 'phone', '+1 (000) 000-0000'],
    ['+353 00 000 0000', 'phone', '+353 00 000 0000'],
    ['00000000000', 'phone', '00000000000'],
  ])('%s holds a placeholder %s', (value, kind, found) => {
    expect(inValue(value)).toEqual([`placeholder ${kind} '${found}'`]);
  });

  test.each([
    ['https://x.com/', true],
    ['https://www.linkedin.com', true],
    ['https://www.youtube.com/', true],
    ['https://play.google.com/store', true],
    ['https://www.apple.com/app-store/', true],
    ['https://x.com/real-company', false],
    ['https://play.google.com/store/apps/details?id=com.real', false],
    ['https://netflix.com/', false],
  ])('%s is a front page: %s', (value, expected) => {
    expect(inValue(value).some((what) => what.startsWith('front page'))).toBe(expected);
  });

  const hosts =
    'example.real-company|www.company.examples|company.example.real-company|latest.company';
  const numbers = '+49 30 1000000|+1 800 000 0001|2025|1000000';

  test.each([
    ...hosts.split('|').map((host) => `https://${host}.com`),
    ...numbers.split('|'),
    'for example, this',
    '',
  ])('%j is no placeholder', (value) => expect(inValue(value)).toEqual([]));

  test('names samples, forms that send nowhere and a missing API host, with what to set', () => {
    const found = findPlaceholders({
      ...ready,
      apiUrl: '',
      forms: [{ name: 'Contact form', endpoint: null }],
      samples: [
        { kind: 'customer', name: 'Northline', where: 'content/home/customers.ts' },
        { kind: 'something new', name: 'A', where: 'content/' },
      ],
    });
    expect(found.map(({ what, where }) => [what, where])).toEqual([
      ['no host for the mail list', 'NEXT_PUBLIC_API_URL'],
      ['Contact form sends nowhere', 'content/site.ts: forms'],
      ["sample customer 'Northline'", 'content/home/customers.ts'],
      ["sample something new 'A'", 'content/'],
    ]);
    for (const { set } of found) expect(set).not.toBe('');
  });
});

test('every text is found with the path to it', () => {
  const value = { name: 'A', contact: { phone: '1', tags: ['x', 2, null] }, year: 2025 };
  expect(collectTexts(value, 'site.ts: ')).toEqual([
    { where: 'site.ts: name', value: 'A' },
    { where: 'site.ts: contact.phone', value: '1' },
    { where: 'site.ts: contact.tags.0', value: 'x' },
  ]);
});
