import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type PlannerState, usePlannerSelector } from '../state/planner';

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
  const reducedMotion = usePlannerSelector((state) => state.reducedMotion);
  const long = day.stops.length > most;
  const before = useRef(new Map<string, number>());
  const ran = useRef(false);
  useLayoutEffect(() => {
    if (running) {
      ran.current = true;
      return;
    }
    if (!list.current || !listed || long) return;
    const now = places(list.current);
    if (ran.current && !reducedMotion) {
      for (const [stop, [row, top]] of now) {
        const from = before.current.get(stop);
        if (from === undefined || Math.abs(from - top) < 1) continue;
        row.animate?.({ transform: [`translateY(${from - top}px)`, 'none'] }, motion);
      }
    }
    ran.current = false;
    before.current = new Map(Array.from(now, ([stop, [, top]]) => [stop, top]));
  }, [list, listed, long, running, reducedMotion]);
  return null;
}
