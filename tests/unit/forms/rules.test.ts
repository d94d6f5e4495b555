import { expect, it, test } from 'vitest';
import { isEmailAddress } from '@/lib/forms/email';
import { requestMail, requestRules } from '@/lib/forms/request-form';
import { readForm } from '@/lib/forms/rules';

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

it('a form is read field by field, without the spaces around it, other fields and files', () => {
  const form = new FormData();
  form.set('name', new File(['x'], 'x.txt'));
  form.set('message', '\r\n Two vans,\r\n  one bike\r ');
  form.set('role', 'admin');
  expect(readForm(form, requestRules)).toEqual({
    name: '',
    email: '',
    message: 'Two vans,\n  one bike',
  });
});

const to = 'hello@company.test';
const good = { name: 'Marta Kowalczyk', email: 'marta@kiteway.test', message: 'We run Odoo.' };

it('a mail says what the form says, and adds no header whatever is typed', () => {
  const typed = { ...good, name: 'A\r\nBcc: all@x&bcc=x', message: 'One & two\nthree = 100 %?' };
  const { href, whole } = requestMail(to, typed);
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, pathname, whole]).toEqual(['mailto:', to, true]);
  expect([...searchParams]).toEqual([
    ['subject', 'Integration request from A Bcc: all@x&bcc=x'],
    ['body', 'One & two\r\nthree = 100 %?\r\n\r\nA Bcc: all@x&bcc=x\r\nmarta@kiteway.test'],
  ]);
});

it.each([
  ['plain', 'a'],
  ['wide', 'क'],
  ['paired', '🚚'],
  ['broken', '\uD83D'],
])('a long message of %s letters is cut where a mail program would', (_, letter) => {
  const { href, whole } = requestMail(to, { ...good, message: letter.repeat(20_000) });
  expect(whole).toBe(false);
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(href.length).toBeGreaterThan(1880);
  expect(new URL(href).searchParams.get('body')).toMatch(
    /[^…]…\r\n\r\nMarta Kowalczyk\r\nmarta@kiteway\.test$/,
  );
});

it('a mail stands even where the name alone is too long', () => {
  const { href, whole } = requestMail(to, { ...good, name: 'x'.repeat(5000) });
  expect(href).toMatch(/^mailto:/);
  expect(whole).toBe(false);
});
