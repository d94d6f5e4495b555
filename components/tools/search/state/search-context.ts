import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useOnline } from '@/lib/hooks/use-online';
import { savedPages } from '@/lib/offline/saved-pages';
import { shownOf } from '@/lib/search/shown';
import { useList } from '../list/use-list';
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
