import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { isModified } from '@/lib/address/site-link';
import { useOnline } from '@/lib/hooks/use-online';
import { savedPages } from '@/lib/offline/saved-pages';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '@/lib/search/recent';
import { type Shown, shownOf } from '@/lib/search/shown';
import { moved, type Option, openedOptions, resultOptions } from '../list/options';
import { useTyped } from './use-typed';

/** What was typed, what is shown of the results on this device, and the list with its active row. */
export function useNewSearch(words: string, close: (toResult?: boolean) => void) {
  const typed = useTyped(words);
  const kept = useKeptPages();
  const { found, only, whole } = typed;
  const shown = useMemo(
    () => (found && found.count > 0 ? shownOf(found, { only, whole, kept }) : undefined),
    [found, only, whole, kept],
  );
  const list = useList({ ...typed, shown, close });
  return { ...typed, shown, offline: kept !== null, ...list, close };
}

/** The search of the dialog, for its parts. */
export const SearchContext = createContext({} as ReturnType<typeof useNewSearch>);

export const useSearch = () => use(SearchContext);

const none: ReadonlySet<string> = new Set();

/** Paths of the pages that the device keeps, while there is no connection; null while there is one. */
function useKeptPages(): ReadonlySet<string> | null {
  const online = useOnline();
  const [kept, setKept] = useState(none);
  useEffect(() => {
    if (!online) savedPages().then((pages) => setKept(new Set(pages.map(({ path }) => path))));
  }, [online]);
  return online ? null : kept;
}

interface Parts extends ReturnType<typeof useTyped> {
  shown: Shown | undefined;
  close: (toResult: boolean) => void;
}

/** Whether the caret stands behind the last letter, where an arrow to the right has no other use. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === value.length && selectionEnd === value.length;

/** The rows of the list and the active one: of results the best, until a key moves on or other words are typed. */
function useList({ text, isBlank, type, change, shown, close }: Parts) {
  const [recent, setRecent] = useState(recentSearches);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly text: string }>();

  const results = shown ? resultOptions(shown) : [];
  const options = isBlank ? openedOptions(recent) : results;
  const named = chosen?.text === text ? options.find(({ id }) => id === chosen.id) : undefined;
  const active = named ?? (isBlank ? undefined : options[0]);
  const activate = (id: string) => setChosen({ id, text });

  const id = active?.id;
  // After the first paint: it lays out the whole list, for 25 to 50 ms.
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  function choose(option: Option, inNewTab = false) {
    if (option.kind === 'recent') return type(option.text);
    if (option.kind === 'more') {
      change({ whole: option.group });
      return activate(option.next);
    }
    const link = document.querySelector<HTMLAnchorElement>(`a#${option.id}`);
    if (!inNewTab) return link?.click();
    rememberSearch(text);
    if (link) window.open(link.href, '_blank', 'noopener');
  }

  return {
    options,
    active,
    choose,
    forget: (text: string) => setRecent(forgetSearch(text)),
    forgetAll: () => setRecent(forgetSearches()),
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
