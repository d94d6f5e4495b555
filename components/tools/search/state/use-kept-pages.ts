import { useEffect, useState, useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';
import { windowEvents } from '@/lib/browser/window-events';
import { savedPages } from '@/lib/offline/saved-pages';

const { listen } = listeners(windowEvents('online', 'offline'));

const isOnline = () => navigator.onLine;

const none: ReadonlySet<string> = new Set();

/** Paths of the pages that the device keeps, while there is no connection; null while there is one. */
export function useKeptPages(): ReadonlySet<string> | null {
  const online = useSyncExternalStore(listen, isOnline);
  const [kept, setKept] = useState(none);
  useEffect(() => {
    if (online) return;
    let gone = false;
    savedPages().then((pages) => {
      if (!gone) setKept(new Set(pages.map(({ path }) => path)));
    });
    return () => {
      gone = true;
    };
  }, [online]);
  return online ? null : kept;
}
