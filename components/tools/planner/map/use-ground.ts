import { useMemo, useState } from 'react';
import { plainGround } from '@/lib/planner/day/ground';
import { flatGround, type MapGround, townGround } from '@/lib/planner/map/ground';
import { type PlannerState, usePlannerSelector } from '../state/planner';

/** Tells one day from another, whatever is edited in them. */
export const dayKey = ({ name, day, manual }: PlannerState): string =>
  JSON.stringify([name, day.title, day.ground.kind, day.depot.place, Boolean(manual)]);

/** The ground of the day. A plain one stays as it was laid while stops of the day move about. */
export function useGround(): MapGround | undefined {
  const day = usePlannerSelector((state) => state.day);
  const town = usePlannerSelector((state) => state.town);
  const key = usePlannerSelector(dayKey);
  const [kept, setKept] = useState({ key, day });
  if (kept.key !== key) setKept({ key, day });
  const first = kept.key === key ? kept.day : day;
  return useMemo(() => {
    if (first.ground.kind === 'plain') return flatGround(plainGround(first));
    return town && townGround(town);
  }, [first, town]);
}
