import { describe, expect, test } from 'vitest';
import { findPlaceholders, outdated, type ReleaseInput, whoActs } from '@/lib/release/release';
import { expiryProblems, securityTxt } from '@/lib/release/security-txt';

const ready: ReleaseInput = {
  values: [
    { where: 'NEXT_PUBLIC_SITE_URL', value: 'https://www.real-company.com' },
    { where: 'content/site.ts: phone', value: '+1 415 555 2671' },
  ],
  samples: [],
  forms: [{ name: 'Contact form', endpoint: {} }],
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
    ['hello@company.example', 'host', 'company.example'],
    ['https://www.example.com', 'host', 'www.example.com'],
    ['https://api.company.test/', 'host', 'api.company.test'],
    ['http://localhost:4173', 'host', 'localhost'],
    ['tel:+910000000000', 'phone', 'tel:+910000000000'],
    ['+1 (000) 000-0000', 'phone', '+1 (000) 000-0000'],
  ])('%s holds a placeholder %s', (value, kind, found) => {
    expect(inValue(value)).toEqual([`placeholder ${kind} '${found}'`]);
  });

  test.each([
    ['https://x.com/', true],
    ['https://play.google.com/store', true],
    ['https://x.com/real-company', false],
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
      samples: ['content/home/customers.ts: customers[0].sample'],
    });
    expect(found.map(({ what, where }) => [what, where])).toEqual([
      ['no host for the mail list', 'NEXT_PUBLIC_API_URL'],
      ['Contact form sends nowhere', 'content/site.ts: forms'],
      ['a sample', 'content/home/customers.ts: customers[0].sample'],
    ]);
    for (const { set } of found) expect(set).not.toBe('');
  });
});

test('the file has the fields of RFC 9116, one a line', () => {
  const facts = { email: 'security@site.test', expires: '2027-11-01' };
  expect(securityTxt(facts, 'https://www.site.test')).toBe(
    [
      'Contact: mailto:security@site.test',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.site.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([
  ['2027-10-31T23:59:59Z', []],
  ['2027-11-01T00:00:00Z', ['is over']],
  ['2026-10-01T00:00:00Z', ['is over a year ahead']],
])('at a release on %s, its last day: %j', (now, problems) => {
  const found = expiryProblems('2027-11-01', new Date(now));
  expect(found.map(({ what }) => what.replace(/^.*01 /, ''))).toEqual(problems);
});

test.each([
  ['NEXT_PUBLIC_API_URL', 'Developers'],
  ['content/site.ts: forms', 'Developers'],
  ['content/site.ts: security.expires', 'Developers'],
  ['content/site.ts: legal.name', 'Legal'],
  ['content/site.ts: phone.label', 'Owner'],
  ['content/home/customers.ts: customers[0].sample', 'Marketing'],
  ['/webinars', 'Marketing'],
])('%s is for %s', (where, who) => expect(whoActs({ what: 'it', where, set: 'that' })).toBe(who));

test.each([
  [['2024-01-01', '2025-11-28'], ['last dated 2025-11-28, over a year ago']],
  [['2025-11-29', '2024-01-01'], []],
  [[], []],
])('a file of %j is outdated on 2026-11-29: %j', (days, expected) => {
  const leaves = [
    ...days.map((value) => ({ key: 'date', value })),
    { key: 'title', value: '2001' },
  ];
  expect(outdated('a.ts', leaves, '2026-11-29').map(({ what }) => what)).toEqual(expected);
});
