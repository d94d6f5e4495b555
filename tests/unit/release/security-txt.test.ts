import { expect, test } from 'vitest';
import { expiryProblems, securityTxt } from '@/lib/release/security-txt';

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
  ['2026-11-21T12:00:00Z', []],
  ['2027-11-01T00:00:00Z', ['is over']],
  ['2030-01-01T00:00:00Z', ['is over']],
  ['2026-10-01T00:00:00Z', ['is over a year ahead']],
])('at a release on %s, its last day: %j', (now, problems) => {
  const found = expiryProblems('2027-11-01', new Date(now));
  expect(found.map(({ what }) => what.replace(/^.*01 /, ''))).toEqual(problems);
});
