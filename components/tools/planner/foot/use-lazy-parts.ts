import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../state/when-idle';

type LazyParts = typeof import('./lazy-parts');

/**
 * The parts for lists, files and driver sheets. They come when the planner stands and the browser is idle, so
 * that nothing is fetched any more when they are used. `load` tries again after a failure; it answers
 * undefined where they do not come.
 */
export function useLazyParts() {
  const [parts, setParts] = useState<LazyParts>();
  const load = useCallback(async (): Promise<LazyParts | undefined> => {
    try {
      const came = await import('./lazy-parts');
      setParts(came);
      return came;
    } catch (error) {
      console.debug('Parts of the planner did not come', error);
      return undefined;
    }
  }, []);
  useEffect(() => whenIdle(load), [load]);
  return { parts, load };
}
