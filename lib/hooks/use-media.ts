import { useCallback, useSyncExternalStore } from 'react';
import { matches, watchMedia } from '@/lib/browser/media';

/** Whether a media query matches; the server's markup is that of `onServer`. */
export function useMedia(query: string, onServer: boolean): boolean {
  const watch = useCallback((notify: () => void) => watchMedia(query, notify), [query]);
  return useSyncExternalStore(
    watch,
    () => matches(query),
    () => onServer,
  );
}
