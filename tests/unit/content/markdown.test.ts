import { describe, expect, test } from 'vitest';
import {
  escapedMarkdown,
  inlineMarkdown,
  listMarkdown,
  pictureMarkdown,
  quoteMarkdown,
  stepsMarkdown,
  tableMarkdown,
} from '@/lib/content/text/markdown';

const origin = 'https://www.site.test';

describe('escaping', () => {
  test.each([
    ['plain words, $4.50 & 30%', 'plain words, $4.50 & 30%'],
    ['2 * 3_4 [a] <b> `c` ~d~ \\ e|f', '2 \\* 3\\_4 \\[a\\] \\<b\\> \\`c\\` \\~d\\~ \\\\ e\\|f'],
    ['# not a heading', '\\# not a heading'],
    ['- not a list', '\\- not a list'],
    ['-5 °C at the door', '-5 °C at the door'],
    ['14. November', '14\\. November'],
    ['14.5 stops', '14.5 stops'],
    ['R&D; AT&T, &copy; &#169;', 'R\\&D; AT&T, \\&copy; \\&#169;'],
    ['', ''],
  ])('%j becomes %j', (text, escaped) => expect(escapedMarkdown(text)).toBe(escaped));
});

test.each([
  [
    'bold words, links of the site and of others',
    inlineMarkdown(
      'Open **Billing** on the [price_page](/pricing), or [x](https://x.com/)',
      origin,
    ),
    'Open **Billing** on the [price\\_page](https://www.site.test/pricing), or [x](https://x.com/)',
  ],
  [
    'an anchor with an odd name',
    inlineMarkdown('[a](/#alert-&-notification)', origin),
    '[a](https://www.site.test/#alert-&-notification)',
  ],
  ['a list', listMarkdown(['**a** b', '- c'], origin), '- **a** b\n- \\- c'],
  ['steps', stepsMarkdown(['a', 'b'], origin), '1. a\n2. b'],
  [
    'a table with a bar inside a cell',
    tableMarkdown(
      ['Plan', 'A|B'],
      ['**Price** $29', 'x –'].map((row) => row.split(' ')),
      origin,
    ),
    '| Plan | A\\|B |\n| --- | --- |\n| **Price** | $29 |\n| x | – |',
  ],
  ['a quote of several paragraphs', quoteMarkdown(['a', 'b']), '> a\n>\n> b'],
  [
    'a picture with its caption',
    pictureMarkdown(
      { src: 'chart-rain-delays-on-delivery-routes', alt: 'Bars [1]', caption: 'In **km**' },
      origin,
    ),
    '![Bars \\[1\\]](https://www.site.test/images/chart-rain-delays-on-delivery-routes.svg)\n\nIn **km**',
  ],
])('%s', (_, written, wanted) => expect(written).toBe(wanted));
