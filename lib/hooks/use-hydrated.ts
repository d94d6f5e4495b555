import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the static HTML and while it is taken over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
