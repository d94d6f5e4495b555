import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { search as words } from '@/content/search';
import type { Found, Hit, SearchIndex } from '@/lib/search/types';
import { alert, goTo, pass, press, textsOf } from '@/tests/support/screen';
import { found, hit } from '@/tests/support/search';
import { active, field, index, key, start } from '@/tests/support/search-view';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('nothing found', () => {
  it('says so with the words as text, and searches others', async () => {
    await start('<b>teleport</b>');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('“<b>teleport</b>”');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await press(words.nothing.suggestions[0]);
    expect(field()).toHaveValue(words.nothing.suggestions[0]);
  });

  it('leads to a person, and to the chat by its button', async () => {
    const open = vi.fn();
    const chat = Object.assign(document.createElement('button'), { className: 'chat-toggle' });
    chat.addEventListener('click', open);
    document.body.append(chat);
    const { onClose } = await start('teleport');
    expect(screen.getByRole('link', { name: words.nothing.write.label })).toHaveAttribute(
      'href',
      '/contact',
    );
    await press(words.nothing.chat);
    expect(onClose).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
    chat.remove();
  });
});

describe('the index', () => {
  it('shows five rows once it has been awaited for 150 ms, and finds what was typed when it comes', async () => {
    vi.useFakeTimers();
    let come = (_: SearchIndex) => {};
    await start(
      'time',
      () =>
        new Promise((done) => {
          come = done;
        }),
    );
    const rows = () => document.querySelectorAll('[data-row]');
    await pass(149);
    expect(rows()).toHaveLength(0);
    await pass(1);
    expect(rows()).toHaveLength(5);
    await act(async () => come(index));
    expect(rows()).toHaveLength(0);
    expect(active()).toHaveTextContent('Plan');
  });

  it('that does not come is told of, and asked for again with the words kept', async () => {
    const load = vi.fn<() => Promise<SearchIndex>>().mockRejectedValueOnce(new Error('404'));
    load.mockResolvedValueOnce(index);
    await start('time', load);
    expect(alert()).toHaveTextContent(words.failed.text);
    expect(load).toHaveBeenCalledOnce();
    await press(words.failed.again);
    expect(field()).toHaveValue('time');
    expect(active()).toHaveTextContent('Plan');
  });

  /** The dialog with words in it over an index that finds what `hits` says, and what brings further words. */
  async function startGrowing(hits: Hit[], facts: Partial<Found> = {}) {
    let more = () => {};
    const growing = { search: () => found([['pages', [...hits]]], facts) };
    await start(
      'time',
      async () => growing,
      (tell) => {
        more = tell;
        return () => {};
      },
    );
    return () => act(() => more());
  }

  it('finds at last what stands among further words', async () => {
    const hits: Hit[] = [];
    const bring = await startGrowing(hits);
    expect(screen.getByText(/^No stop called/)).toBeInTheDocument();
    hits.push(hit('pages', 'A'));
    bring();
    expect(textsOf('option')).toHaveLength(1);
  });
});

describe('without a connection', () => {
  const keep = (...paths: string[]) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('caches', {
      has: async () => true,
      open: async () => ({
        keys: async () => paths.map((path) => ({ url: `https://site.example${path}` })),
        match: async () => new Response('<title>Page</title>'),
      }),
    });
  };

  it('lists what is not kept below what is, where no key reaches it', async () => {
    keep('/b', '/a');
    await start('time');
    expect(screen.getByText(words.offline.text).closest('[role=status]')).not.toBeNull();
    await waitFor(() => expect(active()).toHaveTextContent('A'));
    key('ArrowUp');
    expect(active()).toHaveTextContent('B');
    const away = screen.getByRole('group', { name: words.offline.elsewhere });
    const rows = away.querySelectorAll('[aria-disabled="true"]');
    expect([...rows].map((row) => row.querySelector('.search-row-title')?.textContent)).toEqual([
      'Plan',
      'C',
      'D',
    ]);
    expect(away.querySelector('a')).toBeNull();
    expect(screen.getByText('2 results on this device, 3 not')).toBeInTheDocument();
  });
});

describe('closing', () => {
  it('takes the words out of the address, and no other part of it', async () => {
    goTo('/?search=time&utm_source=news#faq');
    await start('time');
    key('Escape');
    await press(/^Close/);
    expect(window.location.href).toMatch(/\/\?utm_source=news#faq$/);
  });

  it('leaves the focus with the button of the search where nobody had it', async () => {
    const opener = document.createElement('button');
    opener.setAttribute('commandfor', 'search');
    document.body.append(opener);
    await start();
    field().focus();
    await press(/^Close/);
    expect(opener).toHaveFocus();
    opener.remove();
  });
});
