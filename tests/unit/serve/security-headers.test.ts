import { expect, test } from 'vitest';
import { securityHeaders } from '@/deploy/headers';

const headerValue = (name: string) => securityHeaders.find((header) => header.name === name)?.value;

test('a browser comes back by https only, for two years', () => {
  expect(headerValue('Strict-Transport-Security')).toMatch(/^max-age=63072000; includeSubDomains/);
});

test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
])('%s is %s', (name, value) => {
  expect(headerValue(name)).toBe(value);
});

test.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])(
  '%s is denied to the pages and to every frame in them',
  (feature) => {
    expect(headerValue('Permissions-Policy')?.split(', ')).toContain(`${feature}=()`);
  },
);

test('each name is there once, and every value is a line that all hosts can write', () => {
  const names = securityHeaders.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const { value } of securityHeaders) expect(value).toMatch(/^[\x20-\x21\x23-\x7e]+$/);
});
