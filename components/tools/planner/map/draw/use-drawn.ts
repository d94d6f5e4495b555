import { useMemo } from 'react';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { MapGround } from '@/lib/planner/map/ground';
import { type Redraws, reachedAt } from '@/lib/planner/map/redraw';
import { vanThread } from '@/lib/planner/map/van-thread';
import { clock } from '@/lib/planner/time';
import type { DrawnStop } from './stop-disc';
import type { DrawnThread } from './thread-layer';

const none: readonly DrawnThread[] = [];

/** The lines of a plan on its ground. */
export function useThreads(
  plan: Plan | undefined,
  day: Day,
  ground: MapGround | undefined,
): readonly DrawnThread[] {
  // In a town the lines are the plan's own, and an edit of the day leaves them until it is mended.
  const alive = day.ground.kind === 'plain' ? day : undefined;
  return useMemo(
    () =>
      plan && ground
        ? plan.threads.map((thread) => ({
            van: thread.van,
            line: alive ? ground.lineOf(thread, alive) : thread.line,
          }))
        : none,
    [plan, ground, alive],
  );
}

/** The stops of a day as the map shows them, with what their van does to them. */
export function useStops(day: Day, plan: Plan | undefined, redraws: Redraws): readonly DrawnStop[] {
  return useMemo(() => {
    const calls = new Map(
      (plan?.threads ?? []).flatMap((thread) =>
        thread.visits.map((visit) => [visit.stop, { thread, visit }] as const),
      ),
    );
    const leftOver = new Set(plan?.leftOver.map(({ stop }) => stop));
    return day.stops.map(({ id, name }): DrawnStop => {
      const call = calls.get(id);
      const words = [`Stop ${id}`, name];
      const bare = { id, color: undefined, late: false, van: undefined, reached: undefined };
      if (!call) {
        const isLeft = leftOver.has(id);
        return {
          ...bare,
          leftOver: isLeft,
          label: [...words, isLeft && 'left over'].filter(Boolean).join(', '),
        };
      }
      const { thread, visit } = call;
      const { color, dashed } = vanThread(thread.van);
      const van = day.vans[thread.van]?.id ?? '';
      const redraw = redraws.get(thread.van);
      const isLast = thread.visits.at(-1) === visit;
      const late = visit.late > 0;
      return {
        id,
        color,
        late,
        leftOver: false,
        label: [...words, van, clock(visit.start), late && 'late'].filter(Boolean).join(', '),
        van: dashed && isLast ? van : undefined,
        reached: redraw && reachedAt(redraw, thread.meters > 0 ? visit.meters / thread.meters : 1),
      };
    });
  }, [day, plan, redraws]);
}
