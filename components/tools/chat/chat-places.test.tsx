import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, chatAnswers, chatInstead } from '@/content/chat';
import type { Found, SearchIndex } from '@/lib/search/types';
import { fill, link, pass } from '@/tests/support/screen';

const load = vi.hoisted(() => vi.fn<() => Promise<SearchIndex>>());
vi.mock('@/lib/search/load', () => ({ loadSearch: load }));

const place = (name: string, score: number, heading?: string) => ({
  href: `/${name}`,
  group: 'pages' as const,
  title: `Page ${name}`,
  snippet: '',
  note: '',
  score,
  sections: heading ? [{ title: heading, href: `/${name}#there`, found: true }] : [],
});

const found: Found = {
  query: '',
  corrected: false,
  words: [],
  count: 4,
  sure: true,
  groups: [
    {
      group: 'pages',
      hits: [
        place('one', 4, 'Where it stands'),
        place('two', 3),
        place('three', 2),
        place('four', 1),
      ],
    },
  ],
};
const index: SearchIndex = { search: () => found };
const region = () => screen.getByRole('region', { name: 'Chat assistant' });
const messages = () => [...region().querySelectorAll<HTMLElement>('[data-message]')];
const answer = () => within(messages().at(-1) as HTMLElement);
const isTyping = () => screen.queryByText('The assistant is typing') !== null;

function ask(question: string) {
  const field = screen.getByRole('textbox', { name: 'Your question' });
  fill(field, question);
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

// Modules anew for each test: the conversation outlives every component.
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { ChatToggle } = await import('@/components/tools/chat/chat-toggle.client');
  await import('@/components/tools/chat/window/chat-window');
  await import('@/lib/chat/places');
  load.mockResolvedValue(index);
  render(<ChatToggle />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Chat assistant' }));
  await screen.findByRole('region', { name: 'Chat assistant' });
});

describe('the places below an answer', () => {
  it('name the best one for the reader’s own words, below the prepared answer', async () => {
    expect(load).not.toHaveBeenCalled();
    ask('Route planning?');
    await pass(2000);
    for (const { label, href } of chatAnswers.pricing.links) {
      expect(link(label)).toHaveAttribute('href', href);
    }
    expect(answer().getByText('On Route planning:')).toBeVisible();
    expect(answer().getByRole('link', { name: 'Page one' })).toHaveAttribute('href', '/one#there');
    expect(answer().getByText('Where it stands')).toBeVisible();
    expect(answer().queryByRole('link', { name: 'Page two' })).toBeNull();
  });

  it('stand in where no answer is prepared, with the ways to a person', async () => {
    ask('Is there an API?');
    await pass(2000);
    expect(messages().at(-1)).toHaveTextContent(chatInstead.before);
    const hrefs = answer()
      .getAllByRole('link')
      .map((each) => each.getAttribute('href'));
    const after = chatInstead.after.links.map(({ href }) => href);
    expect(hrefs).toEqual(['/one#there', '/two', '/three', ...after]);
  });
});

describe('without the search', () => {
  it('the prepared answer stands alone', async () => {
    load.mockRejectedValue(new Error('offline'));
    ask('price');
    await pass(2000);
    expect(answer().getAllByRole('link')).toHaveLength(chatAnswers.pricing.links.length);
    ask(chat.quickQuestions[0] ?? '');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('an answer waits four seconds at most', async () => {
    load.mockReturnValue(new Promise(() => {}));
    ask('Is there an API?');
    await pass(3900);
    expect(isTyping()).toBe(true);
    await pass(200);
    expect(isTyping()).toBe(false);
    expect(messages().at(-1)).toHaveTextContent(chatAnswers.help.text.slice(0, 26));
  });
});
