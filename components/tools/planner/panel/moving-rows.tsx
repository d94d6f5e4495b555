import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type PlannerState, usePlanner } from '../state/planner';

const motion = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** Longer lists change at once: to measure all their rows would hold up the page. */
const most = 60;

/** Where each row stands below the top of the list, in pixels. */
function places(list: HTMLElement): Map<string, [row: HTMLElement, top: number]> {
  const { top } = list.getBoundingClientRect();
  const rows = list.querySelectorAll<HTMLElement>('[data-stop]');
  return new Map(
    Array.from(rows, (row) => [
      row.dataset.stop ?? '',
      [row, row.getBoundingClientRect().top - top],
    ]),
  );
}

/** What the rows show. */
interface MovingRowsProps extends Pick<PlannerState, 'day' | 'listed'> {
  list: RefObject<HTMLElement | null>;
  running: boolean;
}

/** When a run has ended, rows move once from where they were to their new place in the list. */
export function MovingRows({ list, day, listed, running }: MovingRowsProps) {
  const { reducedMotion } = usePlanner('reducedMotion');
  const long = day.stops.length > most;
  const before = useRef<ReturnType<typeof places>>(undefined);
  useLayoutEffect(() => {
    if (!list.current || long || reducedMotion) return;
    if (running) {
      before.current ??= places(list.current);
      return;
    }
    if (!listed || !before.current) return;
    for (const [stop, [row, top]] of places(list.current)) {
      const from = before.current.get(stop)?.[1];
      if (from === undefined || Math.abs(from - top) < 1) continue;
      row.animate?.({ transform: [`translateY(${from - top}px)`, 'none'] }, motion);
    }
    before.current = undefined;
  }, [list, listed, long, running, reducedMotion]);
  return null;
}
