import { useSyncExternalStore } from 'react';
import { matches, watchMedia } from '@/lib/browser/media';

const query = '(width < 768px)';

const watch = (notify: () => void) => watchMedia(query, notify);

/** Whether the window is a phone's, on which the planner is a page of its own. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matches(query),
    () => false,
  );
