import { schemas } from '@/content/schemas';
import { type ContentModule, leavesOf, type Problem, withLeaves } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { known, knownOf } from '@/scripts/check/known';
import { change, type Kind } from './mutations';
import type { Place } from './places';

/** Names by which content files know one another's entries. */
const names = new Set([
  ...known.names.flatMap((rule) => [...rule.names]),
  ...Object.values(known.sections).flatMap((ids) => [...ids]),
]);

const namesIn = (module: ContentModule) =>
  leavesOf(module).flatMap(({ value }) =>
    typeof value === 'string'
      ? [value, ...value.split('#').slice(1)].filter((name) => names.has(name))
      : [],
  );

/** As they are in truth, with what they hold. */
const sound = new Map(contentModules.map((module) => [module, withLeaves(module)]));

const users = new Map<string, ContentModule[]>();
for (const module of contentModules) {
  for (const name of new Set(namesIn(module))) {
    users.set(name, [...(users.get(name) ?? []), module]);
  }
}

/** Files that point at a name which stood in a place. */
function usersOf({ file, value }: Place): readonly ContentModule[] {
  const gone = namesIn({ file, data: { value } });
  return [...new Set(gone.flatMap((name) => users.get(name) ?? []))];
}

/** What the check says once a slip has been made: of the files that hold the place, then of those that point there. */
export function problemsAfter(place: Place, kind: Kind, number: number): readonly Problem[] {
  const others = usersOf(place);
  const takeBack = change(place, kind, number);
  try {
    const own = findProblems([...place.modules], schemas, known);
    if (own.length > 0 || others.length === 0) return own;
    const now = contentModules.map((one) =>
      place.modules.has(one) ? one : (sound.get(one) ?? one),
    );
    return findProblems(others, schemas, knownOf(now));
  } finally {
    takeBack();
  }
}
