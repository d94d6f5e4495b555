import { useMemo } from 'react';
import { shownOf } from '@/lib/search/shown';
import { useKeptPages } from './use-kept-pages';
import type { Search } from './use-search';

/** What of the found is shown on this device, now. */
export type Results = ReturnType<typeof useResults>;

/** Chooses what to show of what was found: less at first, and without a connection what is kept. */
export function useResults({ found, only, whole }: Search) {
  const kept = useKeptPages();
  const shown = useMemo(
    () => (found && found.count > 0 ? shownOf(found, { only, whole, kept }) : undefined),
    [found, only, whole, kept],
  );
  return { shown, offline: kept !== null, words: found?.words ?? [] };
}
