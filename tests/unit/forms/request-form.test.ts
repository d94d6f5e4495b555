// @vitest-environment node
import { expect, it } from 'vitest';
import { requestMail } from '@/lib/forms/request-form';

const to = 'hello@company.test';
const good = { name: 'Marta Kowalczyk', email: 'marta@kiteway.test', message: 'We run Odoo.' };

const partsOf = (href: string) => new URL(href);

it('requestMail says what the form says', () => {
  const { href, whole } = requestMail(to, { ...good, message: 'One & two\nthree = 100 %?' });
  const { protocol, pathname, searchParams } = partsOf(href);
  expect([protocol, pathname, whole]).toEqual(['mailto:', to, true]);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Integration request from Marta Kowalczyk');
  expect(searchParams.get('body')).toBe(
    'One & two\r\nthree = 100 %?\r\n\r\nMarta Kowalczyk\r\nmarta@kiteway.test',
  );
});

it('requestMail adds no receiver and no header, whatever is typed', () => {
  const name = 'A\r\nBcc: all@company.test&bcc=x';
  const { searchParams } = partsOf(requestMail(to, { ...good, name }).href);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).not.toMatch(/[\r\n]/);
});

it.each([
  ['plain', 'a'],
  ['wide', 'क'],
  ['paired', '🚚'],
  ['broken', '\uD83D'],
])('requestMail cuts a long message of %s letters where a mail program would', (_, letter) => {
  const { href, whole } = requestMail(to, { ...good, message: letter.repeat(20_000) });
  expect(whole).toBe(false);
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(href.length).toBeGreaterThan(1800);
  expect(partsOf(href).searchParams.get('body')).toMatch(
    /…\r\n\r\nMarta Kowalczyk\r\nmarta@kiteway\.test$/,
  );
});

it('requestMail stands even where the name alone is too long', () => {
  const { href, whole } = requestMail(to, { ...good, name: 'x'.repeat(5000) });
  expect(href).toMatch(/^mailto:/);
  expect(whole).toBe(false);
});
