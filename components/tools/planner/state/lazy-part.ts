import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';

interface Lazy<T> {
  readonly part: T | undefined;
  readonly failed: boolean;
}

/** A part of the view that is fetched apart, once for all who use it, and again where it failed. */
export function lazyPart<T>(fetchPart: () => Promise<T>) {
  let lazy: Lazy<T> = { part: undefined, failed: false };
  const { tell, listen } = listeners();
  const become = (next: Lazy<T>) => {
    lazy = next;
    tell();
  };
  const get = () => lazy;
  return {
    /** Fetches it. Never rejects. */
    bring: (): Promise<void> =>
      fetchPart().then(
        (part) => become({ part, failed: false }),
        (error) => {
          console.debug('A part of the planner did not come', error);
          become({ part: undefined, failed: true });
        },
      ),
    /** What has come of it, for what is no component. */
    get,
    usePart: () => useSyncExternalStore(listen, get, get),
  };
}

export type LazyPart<T> = ReturnType<typeof lazyPart<T>>;
