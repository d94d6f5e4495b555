import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, chatAnswers, chatInstead } from '@/content/chat';
import { topicOf } from '@/lib/chat/reply';
import { count } from '@/lib/events/count';
import type { SearchIndex } from '@/lib/search/types';
import { button, fill, link, pass, press, status } from '@/tests/support/screen';
import { found, hit } from '@/tests/support/search';

const load = vi.hoisted(() => vi.fn<() => Promise<SearchIndex>>());
vi.mock('@/lib/search/load', () => ({ loadSearch: load }));

/** The media features that hold in a test, e.g. a finger instead of a mouse. */
const media = new Set<string>();
let mount: () => unknown;

// Modules anew for each test: the conversation outlives every component.
beforeEach(async () => {
  vi.resetModules();
  media.clear();
  load.mockRejectedValue(new Error('offline'));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.has(query) }));
  const { ChatToggle } = await import('@/components/tools/chat/chat-toggle.client');
  await import('@/components/tools/chat/window/chat-window');
  mount = () =>
    render(
      <>
        <a href="/pricing">Elsewhere</a>
        <ChatToggle />
      </>,
    );
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const toggle = () => button('Chat assistant');
const chatRegion = () => screen.getByRole('region', { name: 'Chat assistant' });
const field = () => screen.getByRole('textbox', { name: 'Your question' });
const messages = () => [...chatRegion().querySelectorAll('[data-message]')];
const typing = () => screen.queryByText('The assistant is typing');
async function open() {
  mount();
  fireEvent.click(toggle());
  await screen.findByRole('region', { name: 'Chat assistant' });
  await waitFor(() => expect(chatRegion()).toContainElement(document.activeElement as HTMLElement));
}

function ask(question: string) {
  fill(field(), question);
  fireEvent.submit(field().closest('form') as HTMLFormElement);
}

it('the chat opens with the greeting, the field focused, by a double click too', async () => {
  await open();
  fireEvent.click(toggle(), { detail: 2 });
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(messages()).toHaveLength(1);
  const [, bold = ''] = /\*\*(.*?)\*\*/.exec(chat.greeting) ?? [];
  expect(messages()[0]?.querySelector('strong')).toHaveTextContent(bold);
  expect(field()).toHaveFocus();
});

it('the chat leaves the keyboard of a phone down', async () => {
  media.add('(pointer: coarse)');
  await open();
  expect(chatRegion()).toHaveFocus();
});

describe('asking', () => {
  beforeEach(open);

  it('answers after one to two seconds, and types until then', async () => {
    ask('  What does it cost? ');
    expect(field()).toHaveValue('');
    expect(messages()[1]).toHaveTextContent('You: What does it cost?');
    expect(typing()).toBeInTheDocument();
    await pass(999);
    expect(typing()).toBeInTheDocument();
    await pass(1001);
    expect(typing()).toBeNull();
    expect(count).not.toHaveBeenCalled();
    for (const { label, href } of chatAnswers.pricing.links) {
      expect(link(label)).toHaveAttribute('href', href);
    }
  });

  it('keeps a second question until the first is answered', async () => {
    expect(button('Send')).toBeDisabled();
    ask('price');
    ask('route');
    expect(messages()).toHaveLength(2);
    expect(field()).toHaveValue('route');
    expect(button('Send')).toBeDisabled();
    await pass(2000);
    expect(button('Send')).toBeEnabled();
  });

  it('takes a quick question, and leaves the focus in the window', async () => {
    const start = chat.quickQuestions.find((question) => topicOf(question, '') === 'start');
    await press(start ?? 'a question about the start');
    expect(field()).toHaveFocus();
    await pass(2000);
    expect(messages()[2]?.querySelectorAll('ol > li')).toHaveLength(3);
  });

  it('breaks lines, and shows Markdown and HTML of the reader as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1)) feature';
    ask(hostile);
    expect(messages()[1]?.querySelector('p')?.innerHTML).toBe(
      hostile.replace('<', '&lt;').replace('>', '&gt;'),
    );
    await pass(2000);
    expect(messages()[2]?.querySelector('p')?.textContent?.split('\n').length).toBeGreaterThan(2);
  });
});

describe('minimized and closed', () => {
  beforeEach(open);

  it('leaves the title bar, which counts what was answered', async () => {
    ask('price');
    await press('Minimize chat');
    expect(toggle()).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('log')).toBeNull();
    expect(status()).toHaveTextContent(chat.subtitle);
    await pass(2000);
    expect(status()).toHaveTextContent('1 new answer');
    await press('Expand chat');
    expect(messages()).toHaveLength(3);
    expect(status()).toHaveTextContent(chat.subtitle);
  });

  it('minimizes on Escape, but for an open dialog, and leaves the focus where the reader is', () => {
    const { unmount } = render(<dialog open />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('log')).toBeInTheDocument();
    unmount();
    link('Elsewhere').focus();
    fireEvent.keyDown(link('Elsewhere'), { key: 'Escape' });
    expect(screen.queryByRole('log')).toBeNull();
    expect(link('Elsewhere')).toHaveFocus();
  });

  it('keeps its history when it is closed, and counts what was answered since', async () => {
    ask('price');
    await press('Close chat');
    expect(screen.queryByRole('region')).toBeNull();
    await pass(2000);
    expect(toggle()).toHaveTextContent('1');
    fireEvent.click(toggle());
    expect(messages()).toHaveLength(3);
  });
});

describe('the search beside the answers', () => {
  const links = () =>
    within(messages().at(-1) as HTMLElement)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href'));
  beforeEach(async () => {
    await import('@/lib/chat/places');
    await open();
  });

  it('brings places where no answer is prepared, above the ways to a person', async () => {
    const places = ['One', 'Two', 'Three', 'Four'].map((title, i) =>
      hit('pages', title, { score: 4 - i }),
    );
    load.mockResolvedValue({ search: () => found({ pages: places }, { sure: true }) });
    ask('Is it raining?');
    await pass(2000);
    expect(messages().at(-1)).toHaveTextContent(chatInstead.before);
    const after = chatInstead.after.links.map(({ href }) => href);
    expect(links()).toEqual(['/one', '/two', '/three', ...after]);
  });

  it('is waited for four seconds at most', async () => {
    load.mockReturnValue(new Promise(() => {}));
    ask('Is it raining?');
    await pass(3900);
    expect(typing()).toBeInTheDocument();
    await pass(200);
    expect(typing()).toBeNull();
    expect(messages().at(-1)).toHaveTextContent(chatAnswers.help.text.slice(0, 26));
    expect(count).toHaveBeenCalledExactlyOnceWith('Chat without answer');
  });
});

describe('the button on the way down a page', () => {
  const isAway = () => toggle().hasAttribute('data-away');
  function scrollTo(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  }
  beforeEach(async () => {
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    await import('@/components/tools/chat/window/chat-lazy');
    scrollTo(0);
    mount();
  });

  it.each([
    ['gives way after 24 px down', [500], true],
    ['comes on the way up', [500, 470], false],
    ['stays for 24 px from where the reader turned', [500, 470, 400, 424], false],
    ['gives way after them', [500, 470, 400, 425], true],
    ['is away until the page’s end begins', [2119], true],
    ['comes with the last control', [2121], false],
  ])('%s', (_, ways, away) => {
    ways.forEach(scrollTo);
    expect(isAway()).toBe(away);
  });

  it('leaves the first screen of a small window to its content', () => {
    expect(isAway()).toBe(false);
    media.add('(width < 1024px)');
    scrollTo(1);
    expect(isAway()).toBe(true);
  });

  it('leaves the first screen to words in its corner', () => {
    const words = document.body.appendChild(document.createElement('p'));
    words.dataset.cornerWords = '';
    scrollTo(1);
    expect(isAway()).toBe(true);
    words.remove();
  });

  it('is back when the window closes, so that it can have the focus', async () => {
    fireEvent.click(toggle());
    await screen.findByRole('region');
    scrollTo(500);
    await press('Minimize chat');
    expect(isAway()).toBe(false);
    expect(toggle()).toHaveFocus();
  });
});
