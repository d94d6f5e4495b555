import { createContext, use, useMemo } from 'react';
import { shownOf } from '@/lib/search/shown';
import { useList } from '../list/use-list';
import { useKeptPages } from './use-kept-pages';
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
