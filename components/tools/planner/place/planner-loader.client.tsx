'use client';

import { type ComponentType, type ReactElement, useCallback, useState } from 'react';
import { whenNear } from '@/lib/browser/when-near';
import type { PlannerStageProps } from './planner-stage.client';

interface PlannerLoaderProps {
  /** What stands here until the planner does; on phones it stays beside it. */
  children: ReactElement;
}

/**
 * The place of the planner in a page. The planner is fetched when the place comes near a window that
 * has room for it, when the address names it, and when somebody reaches for its button; until then,
 * and where that fails, its picture stands there. Nothing in it starts by itself, but by a link that
 * says so. All of this weighs on the page at load, so it is kept short.
 */
export function PlannerLoader({ children }: PlannerLoaderProps) {
  /** Null where it did not come. */
  const [Stage, setStage] = useState<ComponentType<PlannerStageProps> | null>();
  const [starts, setStarts] = useState(0);

  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const load = () => {
      import('./lazy').then(({ bring }) => bring()).then(setStage, () => setStage(null));
    };
    const check = () => {
      if (/^#planner\b/.test(location.hash)) load();
    };
    const stop = whenNear([place], '600px', () => {
      if (innerWidth > 767) load();
    });
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-starts]')) setStarts((at) => at + 1);
    };
    check();
    addEventListener('hashchange', check);
    addEventListener('click', hear);
    // Hears the button below too.
    place.addEventListener('click', load);
    return () => {
      stop();
      removeEventListener('hashchange', check);
      removeEventListener('click', hear);
    };
  }, []);

  return (
    <div ref={watch} id="planner" className="planner-place">
      {Stage ? <Stage starts={starts}>{children}</Stage> : children}
      {Stage === null && (
        <p role="alert" className="frame pb-6">
          The planner did not load. Press the button again.
        </p>
      )}
    </div>
  );
}
