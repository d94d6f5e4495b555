import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Found, Group, SearchIndex } from '@/lib/search/types';

/** Where the words of the site come from. */
export interface SearchSource {
  /** Fetches the index; it is called once, and again when somebody asks for that. */
  readonly load: () => Promise<SearchIndex>;
  /** Calls back when a search may find more than before. Returns what ends that. */
  readonly onWords: (tell: () => void) => () => void;
}

type Index = SearchIndex | 'awaited' | 'failed';

/** What was typed, what it came to, and what one can do about it. */
export type Search = ReturnType<typeof useSearch>;

/**
 * A search as it is typed. The index is asked for at once; what is typed until it comes is searched
 * when it is there.
 */
export function useSearch(words: string, { load, onWords }: SearchSource) {
  const [text, setText] = useState(words);
  const [asTyped, setAsTyped] = useState(false);
  const [only, setOnly] = useState<Group | null>(null);
  const [whole, setWhole] = useState<Group | null>(null);
  const [index, setIndex] = useState<Index>('awaited');
  const [lots, setLots] = useState(0);
  const gone = useRef(false);

  const fetchIndex = useCallback(() => {
    setIndex('awaited');
    load().then(
      (came) => gone.current || setIndex(came),
      (error) => {
        console.debug('The search did not load', error);
        if (!gone.current) setIndex('failed');
      },
    );
  }, [load]);

  useEffect(() => {
    gone.current = false;
    fetchIndex();
    return () => {
      gone.current = true;
    };
  }, [fetchIndex]);

  // Who has results reads them: with further words others would take their places.
  const isRead = useRef(false);
  useEffect(() => onWords(() => isRead.current || setLots((before) => before + 1)), [onWords]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each lot the same index finds more.
  const found = useMemo<Found | undefined>(
    () =>
      typeof index === 'object' && text.trim() !== '' ? index.search(text, { asTyped }) : undefined,
    [index, text, asTyped, lots],
  );
  useEffect(() => {
    // What was corrected may stand among the further words as it was typed.
    isRead.current = found !== undefined && found.count > 0 && !found.corrected;
  }, [found]);

  return {
    text,
    found,
    isBlank: text.trim() === '',
    failed: index === 'failed',
    only,
    whole,
    type(next: string) {
      setText(next);
      setAsTyped(false);
      setOnly(null);
      setWhole(null);
    },
    /** Searches the words as they were typed, mistakes and all. */
    insist: () => setAsTyped(true),
    showOnly: setOnly,
    showWhole: setWhole,
    again: fetchIndex,
  };
}
