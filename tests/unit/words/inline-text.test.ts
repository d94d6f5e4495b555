import { describe, expect, it } from 'vitest';
import { inlineParts } from '@/lib/words/inline-text';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a line of copy', () => {
  it.each([
    ['', []],
    ['plain', [text('plain')]],
    ['**Plan**', [{ kind: 'strong', text: 'Plan' }]],
    ['Open **Plan** now', [text('Open '), { kind: 'strong', text: 'Plan' }, text(' now')]],
    [
      'see [terms](/terms-and-condition#law).',
      [text('see '), { kind: 'link', text: 'terms', href: '/terms-and-condition#law' }, text('.')],
    ],
    [
      '[a](/x)[b](/y)',
      [
        { kind: 'link', text: 'a', href: '/x' },
        { kind: 'link', text: 'b', href: '/y' },
      ],
    ],
    ['2 * 3 ** 4', [text('2 * 3 ** 4')]],
    ['a [b] (c)', [text('a [b] (c)')]],
    ['<b>no markup</b>', [text('<b>no markup</b>')]],
    ['****', [text('****')]],
  ])('%s', (line, parts) => {
    expect(inlineParts(line)).toEqual(parts);
  });
});
