import { expect, test } from 'vitest';
import { escapedMarkdown, inlineMarkdown } from '@/lib/content/text/markdown';

test.each([
  ['plain words, $4.50 & 30%', 'plain words, $4.50 & 30%'],
  ['2 * 3_4 [a] <b> `c` ~d~ \\ e|f', '2 \\* 3\\_4 \\[a\\] \\<b\\> \\`c\\` \\~d\\~ \\\\ e\\|f'],
  ['# not a heading', '\\# not a heading'],
  ['- not a list', '\\- not a list'],
  ['-5 °C at the door', '-5 °C at the door'],
  ['14. November', '14\\. November'],
  ['14.5 stops', '14.5 stops'],
  ['R&D; AT&T, &copy; &#169;', 'R\\&D; AT&T, \\&copy; \\&#169;'],
])('%j is escaped as %j', (text, escaped) => expect(escapedMarkdown(text)).toBe(escaped));

test.each([
  [
    '**Billing** on the [price_page](/pricing)',
    '**Billing** on the [price\\_page](https://a.test/pricing)',
  ],
  [
    '[a](/#alert-&-notification), [x](https://x.com/)',
    '[a](https://a.test/#alert-&-notification), [x](https://x.com/)',
  ],
])('the line %j becomes %j', (line, written) =>
  expect(inlineMarkdown(line, 'https://a.test')).toBe(written),
);
