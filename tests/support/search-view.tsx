import { act, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import { SearchDialog } from '@/components/tools/search/search-dialog';
import { search as words } from '@/content/search';
import type { SearchIndex } from '@/lib/search/types';
import { choice } from '@/tests/support/screen';
import { found, hit, indexOf } from '@/tests/support/search';

const section = (title: string, isFound: boolean) => ({
  title,
  href: `/plan#${title}`,
  found: isFound,
});
const guide = hit('guides', 'Plan', {
  updated: '2025-09-16',
  sections: [section('Time', true), section('Skills', false), section('Reasons', true)],
});
const articles = ['A', 'B', 'C', 'D'].map((title) =>
  hit('articles', title, { picture: '/images/a.svg' }),
);

/** An index that knows 'time', 'gefonce' and the same as typed. */
export const index = indexOf({
  time: found(
    [
      ['guides', [guide]],
      ['articles', articles],
    ],
    { query: 'time', words: ['time'] },
  ),
  gefonce: found([['articles', articles.slice(0, 1)]], { query: 'geofence', corrected: true }),
  '"gefonce"': found([['pages', [hit('pages', 'Gefonce')]]], { query: 'gefonce' }),
});

/** The dialog with words in it; links note where they lead instead of leading there. */
export async function start(
  text = '',
  load: () => Promise<SearchIndex> = async () => index,
  onWords: (tell: () => void) => () => void = () => () => {},
) {
  const onClose = vi.fn();
  const followed: (string | null | undefined)[] = [];
  const source = { load, onWords };
  const view = render(<SearchDialog words={text} source={source} onClose={onClose} />);
  view.baseElement.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute('href'));
  });
  await act(async () => {});
  return { followed, onClose };
}

export const field = () => choice(words.title) as HTMLInputElement;

export const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more });

/** The row that the field calls active. */
export const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
