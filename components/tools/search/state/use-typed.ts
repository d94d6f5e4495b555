import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadSearch, onSearchWords } from '@/lib/search/load';
import type { Found, Group, SearchIndex } from '@/lib/search/types';

interface Typed {
  readonly text: string;
  readonly asTyped: boolean;
  readonly only: Group | null;
  readonly whole: Group | null;
}

type Index = SearchIndex | 'awaited' | 'failed';

const typedAs = (text: string): Typed => ({ text, asTyped: false, only: null, whole: null });

/** The same index as another object, which is searched anew. */
const renewed = (index: Index): Index => (typeof index === 'object' ? { ...index } : index);

/** What was typed and what is found; what is typed before the index comes is searched once it is there. */
export function useTyped(words: string) {
  const [typed, setTyped] = useState(() => typedAs(words));
  const [index, setIndex] = useState<Index>('awaited');
  const { text, asTyped } = typed;
  const isBlank = text.trim() === '';

  const load = useCallback(() => {
    setIndex('awaited');
    loadSearch().then(setIndex, (error) => {
      console.debug('The search did not load', error);
      setIndex('failed');
    });
  }, []);
  useEffect(load, [load]);

  // Results that are being read stay: further words would put others in their places.
  const isRead = useRef(false);
  useEffect(() => onSearchWords(() => isRead.current || setIndex(renewed)), []);

  const found = useMemo<Found | undefined>(
    () => (typeof index === 'object' && !isBlank ? index.search(text, { asTyped }) : undefined),
    [index, text, isBlank, asTyped],
  );
  useEffect(() => {
    // What was corrected may stand among the further words as it was typed.
    isRead.current = found !== undefined && found.count > 0 && !found.corrected;
  }, [found]);

  return {
    ...typed,
    isBlank,
    found,
    failed: index === 'failed',
    load,
    type: (text: string) => setTyped(typedAs(text)),
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
  };
}
