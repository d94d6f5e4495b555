import { useSyncExternalStore } from 'react';
import { onSavedChange, savedArticles } from '@/lib/blog/saved-articles';

const none: readonly string[] = [];

/** The articles kept on this device; none in the static HTML and during hydration. */
export const useSaved = (): readonly string[] =>
  useSyncExternalStore(onSavedChange, savedArticles, () => none);
