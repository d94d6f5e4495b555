import type { Day } from './day';
import { canServe } from './left-over';
import type { Route, Violation } from './plan';
import { skillsOf } from './skills';

/** Less than this is noise of the arithmetic. */
const noise = 1e-6;

function ofRoute({ vans, stops }: Day, { van: v, load, done, visits }: Route): Violation[] {
  const van = vans[v];
  if (!van) return [];
  const found: Violation[] = [];
  const { id, capacity, shift, mostStops = Number.POSITIVE_INFINITY } = van;
  if (load > capacity + noise) found.push({ van: v, kind: 'overload', boxes: load - capacity });
  if (done > shift[1] + noise) found.push({ van: v, kind: 'overtime', minutes: done - shift[1] });
  if (visits.length > mostStops)
    found.push({ van: v, kind: 'stops', over: visits.length - mostStops });
  for (const { stop, late } of visits) {
    const { skill, lockedTo = id } = stops.find((each) => each.id === stop) ?? {};
    if (!canServe(van, { skill })) {
      const own = skillsOf(van.skills.join());
      const skills = skillsOf(skill).filter((each) => !own.includes(each));
      found.push({ van: v, kind: 'skill', stop, skills });
    }
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
