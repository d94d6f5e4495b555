import { expect, it } from 'vitest';
import { requestMail } from '@/lib/forms/request-form';

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
