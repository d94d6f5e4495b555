import { expect, it } from 'vitest';
import { numbersUnbroken, unbroken } from '@/lib/words/unbroken';

it('lets no line break within words', () => {
  expect(unbroken('+91 00000 00000')).toBe('+91\u00a000000\u00a000000');
  expect(unbroken('e-mail')).toBe('e-\u2060mail');
});

it.each([
  ['Call +91 00000 00000 today.', 'Call +91\u00a000000\u00a000000 today.'],
  ['From 36 °F to 46 °F.', 'From 36\u00a0°F to 46\u00a0°F.'],
  ['at -4 °F', 'at -4\u00a0°F'],
  ['two plus 2 and 3', 'two plus 2 and 3'],
  ['+5 and more', '+5 and more'],
  ['°F alone', '°F alone'],
  ['', ''],
])('keeps phone numbers and degrees of a line together: "%s"', (line, kept) =>
  expect(numbersUnbroken(line)).toBe(kept),
);
