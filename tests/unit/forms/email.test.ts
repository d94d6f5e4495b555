// @vitest-environment node
import { expect, test } from 'vitest';
import { isEmailAddress } from '@/lib/forms/email';

const local64 = 'a'.repeat(64);
const domainOf = (length: number) => {
  const labels = `${'d'.repeat(60)}.`.repeat(3);
  return labels + 'e'.repeat(length - labels.length);
};

const plain =
  "ana@example.com|a.b.c@example.com|  ana@example.com\n|a@b.c|o'neil+news@mail.example.co.uk";
const worldwide = 'jörg@bücher.example|用户@例子.测试|दुकान@भारत.example';
const coded = 'ana@xn--bcher-kva.example|ana@1-2-3.example';
const longest = `${local64}@example.com|${local64}@${domainOf(189)}`;

test.each(`${plain}|${worldwide}|${coded}|${longest}`.split('|'))('%j is an address', (text) =>
  expect(isEmailAddress(text)).toBe(true),
);

const gaps = '|   |ana|@|ana@|@example.com|ana@example|ana@@example.com|ana@b@example.com';
const dots = 'ana@.example.com|ana@example..com|ana@example.com.';
const firstDots = '.ana@example.com|ana.@example.com|a..b@example.com|.@example.com';
const dashes = 'ana@-example.com|ana@example-.com|ana@exam_ple.com';
const spaces = 'ana@exam ple.com|an a@example.com|a b@example.com|ana@example.com\nbob@example.com';
const controls =
  'an\na@example.com|an\u0000a@example.com|an\u2028a@example.com|an\u202ea@example.com';
const more = 'Ana <ana@example.com>|ana@example.com,bob@example.com|mailto:ana@example.com';
const tooLong = `${local64}a@example.com|ana@${'d'.repeat(64)}.com|${local64}@${domainOf(190)}`;

test.each([gaps, dots, firstDots, dashes, spaces, controls, more, tooLong].join('|').split('|'))(
  '%j is none',
  (text) => expect(isEmailAddress(text)).toBe(false),
);

test.each([
  ['', 'a', ''],
  ['', 'a.', '@'],
  ['a@', 'b.', ''],
  ['', '@', ''],
  ['', ' ', ''],
])('a megabyte of %j, %j, %j is answered at once', (start, part, end) => {
  const started = performance.now();
  expect(isEmailAddress(start + part.repeat(1_000_000) + end)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
