import { expect, test } from 'vitest';
import { isEmailAddress } from '@/lib/forms/email';

const local64 = 'a'.repeat(64);
const domainOf = (length: number) => {
  const labels = `${'d'.repeat(60)}.`.repeat(3);
  return labels + 'e'.repeat(length - labels.length);
};

const plain = "a.b.c@example.com|  ana@example.com\n|a@b.c|o'neil+news@mail.example.co.uk";
const worldwide = 'jörg@bücher.example|दुकान@भारत.example|ana@xn--bcher-kva.example';
const longest = `${local64}@example.com|${local64}@${domainOf(189)}|ana@${'d'.repeat(63)}.com`;

test.each(`${plain}|${worldwide}|${longest}`.split('|'))('%j is an address', (text) =>
  expect(isEmailAddress(text)).toBe(true),
);

const gaps = '|ana|ana@|@example.com|ana@example|ana@@example.com|ana@b@example.com';
const dots = 'ana@.example.com|ana@example..com|.ana@example.com|ana.@example.com|a..b@example.com';
const odd = 'ana@-example.com|ana@example-.com|ana@exam_ple.com|ana@exam ple.com|a b@example.com';
const controls = 'an\na@example.com|an\u0000a@example.com|an\u202ea@example.com';
const more = 'Ana <ana@example.com>|ana@example.com,bob@example.com|mailto:ana@example.com';
const tooLong = `${local64}a@example.com|ana@${'d'.repeat(64)}.com|${local64}@${domainOf(190)}`;

test.each([gaps, dots, odd, controls, more, tooLong].join('|').split('|'))('%j is none', (text) =>
  expect(isEmailAddress(text)).toBe(false),
);

test('a megabyte is answered at once', () => {
  const started = performance.now();
  for (const part of ['a', 'a.', '@', ' ']) {
    expect(isEmailAddress(`a@${part.repeat(1_000_000)}`)).toBe(false);
  }
  expect(performance.now() - started).toBeLessThan(1000);
});
