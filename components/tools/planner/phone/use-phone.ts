import { useSyncExternalStore } from 'react';

const query = '(width < 768px)';

function watch(notify: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Whether the window is a phone's, on which the planner is a page of its own. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
