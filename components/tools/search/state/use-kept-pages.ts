import { useEffect, useState } from 'react';
import { useOnline } from '@/lib/hooks/use-online';
import { savedPages } from '@/lib/offline/saved-pages';

const none: ReadonlySet<string> = new Set();

/** Paths of the pages that the device keeps, while there is no connection; null while there is one. */
export function useKeptPages(): ReadonlySet<string> | null {
  const online = useOnline();
  const [kept, setKept] = useState(none);
  useEffect(() => {
    if (!online) savedPages().then((pages) => setKept(new Set(pages.map(({ path }) => path))));
  }, [online]);
  return online ? null : kept;
}
