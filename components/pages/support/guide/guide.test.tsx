import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GuideBlock } from '@/components/pages/support/guide/guide-block';
import { GuideEnd } from '@/components/pages/support/guide/guide-end';
import { HelpfulVote } from '@/components/pages/support/guide/helpful-vote.client';
import { ReadToEnd } from '@/components/pages/support/guide/read-to-end.client';
import { articleWords } from '@/content/help/support';
import { helpArticleOf } from '@/lib/content/help';
import { count } from '@/lib/events/count';
import { readGuides } from '@/lib/help/kept';
import { button, link, press, status, stubIntersection } from '@/tests/support/screen';

it('whether a guide helped is asked, thanked for and remembered on the device, for each guide', async () => {
  vi.stubGlobal('EVENTS_URL', 'https://count.test/api/event');
  const { vote } = articleWords;
  const showVote = () => render(<HelpfulVote article="a" words={vote} />);
  const chosen = () =>
    ['Yes', 'No'].filter((name) => button(name).getAttribute('aria-pressed') === 'true');
  const { unmount } = showVote();
  expect(status()).toBeEmptyDOMElement();
  await press('No');
  expect(chosen()).toEqual(['No']);
  expect(status()).toHaveTextContent(vote.no);
  expect(count).toHaveBeenCalledExactlyOnceWith('Guide rated', { helpful: 'no' });
  expect(readGuides()).toBe('');
  await press('Yes');
  expect(chosen()).toEqual(['Yes']);
  expect(status()).toHaveTextContent(vote.yes);
  expect({ ...localStorage }).toEqual({ 'helpful-a': 'yes', 'read-guides': 'a' });
  unmount();
  showVote();
  expect(chosen()).toEqual(['Yes']);
  expect(status()).toBeEmptyDOMElement();
});

it('a table has caption and heads, in a region that the keyboard reaches', () => {
  const [columns, rows] = [['Mode', 'Time'], [['**Fast**', 'under 30 s']]];
  render(<GuideBlock id="t" block={{ type: 'table', caption: 'Modes', columns, rows }} />);
  const region = screen.getByRole('region', { name: 'Modes' });
  expect(region).toHaveAttribute('tabindex', '0');
  const table = within(within(region).getByRole('table', { name: 'Modes' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(2);
  expect(table.getByRole('rowheader', { name: 'Fast' }).firstChild?.nodeName).toBe('STRONG');
});

it('the end of a guide leads into a mail that names the guide', () => {
  const article = helpArticleOf('billing-guide');
  render(<GuideEnd article={article} address="https://site.test/x?y&z" words={articleWords} />);
  const { searchParams } = new URL(link(articleWords.share.email).getAttribute('href') ?? '');
  expect(searchParams.get('subject')).toBe(article.title);
  expect(searchParams.get('body')).toBe('https://site.test/x?y&z');
});

it('a guide is read when its reader has come near the end, and not before', () => {
  const { cross, disconnect } = stubIntersection();
  render(<ReadToEnd slug="a" />);
  cross(false);
  expect(readGuides()).toBe('');
  cross();
  expect(readGuides()).toBe('a');
  expect(disconnect).toHaveBeenCalled();
});
