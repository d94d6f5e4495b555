import { useMemo } from 'react';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import type { MapGround } from '@/lib/planner/map/ground';
import { type Redraws, reachedAt } from '@/lib/planner/map/redraw';
import { vanStyle } from '@/lib/planner/map/van-style';
import { clock } from '@/lib/planner/time';
import { usePlanner } from '../../state/planner';
import { centerWords } from '../../words/centers';
import type { DrawnRoute } from './route-layer';
import type { DrawnStop } from './stop-layer';

const none: readonly DrawnRoute[] = [];

/** The lines of a plan on its ground. */
export function useRoutes(
  plan: Plan | undefined,
  day: Day,
  ground: MapGround | undefined,
): readonly DrawnRoute[] {
  // In a town the lines are the plan's own, and an edit of the day leaves them until it is repaired.
  const alive = day.ground.kind === 'plain' ? day : undefined;
  return useMemo(
    () =>
      plan && ground
        ? plan.routes.map((route) => ({
            van: route.van,
            line: alive ? ground.lineOf(route, alive) : route.line,
          }))
        : none,
    [plan, ground, alive],
  );
}

/** The stops of a day as the map shows them, with what their van does to them. */
export function useStops(day: Day, plan: Plan | undefined, redraws: Redraws): readonly DrawnStop[] {
  const { unit } = usePlanner('unit');
  return useMemo(() => {
    const calls = new Map(
      (plan?.routes ?? []).flatMap((route) =>
        route.visits.map((visit) => [visit.stop, { route, visit }] as const),
      ),
    );
    const leftOver = new Set(plan?.leftOver.map(({ stop }) => stop));
    return day.stops.map(({ id, name, place }): DrawnStop => {
      const center = centerWords(place);
      const rough = center !== undefined;
      const labeled = (...words: readonly (string | false)[]) =>
        [`Stop ${id}`, name, ...words, center].filter(Boolean).join(', ');
      const call = calls.get(id);
      if (!call) {
        const isLeft = leftOver.has(id);
        const none = { color: undefined, late: false, van: undefined, reached: undefined, rough };
        return { id, ...none, leftOver: isLeft, label: labeled(isLeft && 'left over') };
      }
      const { route, visit } = call;
      const { color, dashed } = vanStyle(route.van);
      const van = day.vans[route.van]?.id ?? '';
      const redraw = redraws.get(route.van);
      const isLast = route.visits.at(-1) === visit;
      const late = visit.late > 0;
      return {
        id,
        color,
        late,
        rough,
        leftOver: false,
        label: labeled(van, clock(visit.start, unit), late && 'late'),
        van: dashed && isLast ? van : undefined,
        reached: redraw && reachedAt(redraw, route.meters > 0 ? visit.meters / route.meters : 1),
      };
    });
  }, [day, plan, redraws, unit]);
}
