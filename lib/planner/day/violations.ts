import type { Day } from './day';
import { missingSkills, mostStopsOf } from './left-over';
import type { Route, Violation } from './plan';
import { noise } from './sequences/clock';

function ofRoute({ vans, stops }: Day, { van: v, load, done, visits }: Route): Violation[] {
  const van = vans[v];
  if (!van) return [];
  const found: Violation[] = [];
  const { id, capacity, shift } = van;
  const over = visits.length - mostStopsOf(van);
  if (load > capacity + noise) found.push({ van: v, kind: 'overload', boxes: load - capacity });
  if (done > shift[1] + noise) found.push({ van: v, kind: 'overtime', minutes: done - shift[1] });
  if (over > 0) found.push({ van: v, kind: 'stops', over });
  for (const { stop, late } of visits) {
    const { skill, lockedTo = id } = stops.find((each) => each.id === stop) ?? {};
    const skills = missingSkills(van, skill);
    if (skills.length > 0) found.push({ van: v, kind: 'skill', stop, skills });
    if (lockedTo !== id) found.push({ van: v, kind: 'lock', stop });
    if (late > noise) found.push({ van: v, kind: 'late', stop, minutes: late });
  }
  return found;
}

/** All that the routes of a plan break, van by van. Nothing is corrected. */
export const violationsOf = (
  day: Day,
  { routes }: { readonly routes: readonly Route[] },
): Violation[] => routes.flatMap((route) => ofRoute(day, route));
