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

describe('lines of copy', () => {
  test('bold words, links of the site and of others', () => {
    expect(
      inlineMarkdown(
        'Open **Billing** on the [price_page](/pricing), or [x](https://x.com/)',
        origin,
      ),
    ).toBe(
      'Open **Billing** on the [price\\_page](https://www.site.test/pricing), or [x](https://x.com/)',
    );
  });

  test('an anchor with an odd name stays one address', () => {
    expect(inlineMarkdown('[a](/#alert-&-notification)', origin)).toBe(
      '[a](https://www.site.test/#alert-&-notification)',
    );
  });
});

describe('blocks', () => {
  test('lists and steps', () => {
    expect(listMarkdown(['**a** b', '- c'], origin)).toBe('- **a** b\n- \\- c');
    expect(stepsMarkdown(['a', 'b'], origin)).toBe('1. a\n2. b');
  });

  test('a table keeps a bar inside a cell', () => {
    expect(
      tableMarkdown(
        ['Plan', 'A|B'],
        [
          ['**Price**', '$29'],
          ['x', '–'],
        ],
        origin,
      ),
    ).toBe('| Plan | A\\|B |\n| --- | --- |\n| **Price** | $29 |\n| x | – |');
  });

  test('a quote of several paragraphs', () => {
    expect(quoteMarkdown(['a', 'b'])).toBe('> a\n>\n> b');
  });

  test('a picture with its caption', () => {
    expect(pictureMarkdown({ src: 'chart-x', alt: 'Bars [1]', caption: 'In **km**' }, origin)).toBe(
      '![Bars \\[1\\]](https://www.site.test/images/chart-x.svg)\n\nIn **km**',
    );
  });
});
