import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useState } from 'react';
import { isModified } from '@/lib/address/site-link';
import { searchWords } from '@/lib/content/search';
import { rememberSearch } from '@/lib/search/recent';
import { useRecent } from '../state/use-recent';
import type { Results } from '../state/use-results';
import type { Search } from '../state/use-search';
import { moved } from './move';
import { type Option, openedOptions, resultOptions } from './options';

interface Parts {
  search: Search;
  results: Results;
  close: (toResult: boolean) => void;
}

/** The list: its rows, which of them is active, and what keys and presses do to them. */
export type List = ReturnType<typeof useActive>;

const linkOf = (id: string): HTMLAnchorElement | null =>
  document.querySelector<HTMLAnchorElement>(`a#${id}`);

/** Whether the caret stands behind the last letter, where an arrow to the right has no other use. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === value.length && selectionEnd === value.length;

/** The rows of what is shown, and the one that Enter opens: of results the best, until a key moves on. */
export function useActive({ search, results: { shown }, close }: Parts) {
  const recent = useRecent();
  const [chosen, setChosen] = useState<{ readonly id: string; readonly text: string }>();
  const { text } = search;

  const options: readonly Option[] = search.isBlank
    ? openedOptions(recent.recent, searchWords.wanted)
    : shown
      ? resultOptions(shown)
      : [];
  // Other words begin at the best result again.
  const named = chosen?.text === text ? options.find(({ id }) => id === chosen.id) : undefined;
  const active = named ?? (search.isBlank ? undefined : options[0]);
  const activate = (id: string) => setChosen({ id, text });

  const id = active?.id;
  useLayoutEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  function choose(option: Option, inNewTab: boolean) {
    if (option.kind === 'recent') search.type(option.text);
    else if (option.kind === 'more') {
      search.showWhole(option.group);
      activate(option.next);
    } else {
      const link = linkOf(option.id);
      if (!inNewTab) link?.click();
      else if (link) {
        rememberSearch(text);
        window.open(link.href, '_blank', 'noopener');
      }
    }
  }

  return {
    options,
    active,
    recent,
    choose,
    /** Keeps the words when a row is followed, and makes way for its page. */
    follow(event: MouseEvent) {
      rememberSearch(text);
      // Later, since a link that is gone by then leads nowhere.
      if (!isModified(event.nativeEvent)) setTimeout(close, 0, true);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
      if (nativeEvent.isComposing || altKey || shiftKey) return;
      if (key === 'Enter' && active) {
        event.preventDefault();
        choose(active, ctrlKey || metaKey);
      }
      if (ctrlKey || metaKey || (key === 'ArrowRight' && !isAtEnd(event.currentTarget))) return;
      const to = moved(options, active, key);
      if (!to) return;
      event.preventDefault();
      activate(to);
    },
  };
}
