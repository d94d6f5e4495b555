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

const namesIn = (data: ContentModule['data']) =>
  leavesOf({ file: '', data }).flatMap(({ value }) =>
    typeof value === 'string'
      ? [value, ...value.split('#').slice(1)].filter((name) => names.has(name))
      : [],
  );

/** As they are without a slip, with what they hold, and the names that stand in each. */
const sound = new Map(contentModules.map((module) => [module, withLeaves(module)]));
const namesOf = new Map(contentModules.map((module) => [module, new Set(namesIn(module.data))]));

/** What the check says of a file with a slip, and where it says nothing of those that point at what was lost. */
export function problemsAfter(place: Place, kind: Kind, number: number): readonly Problem[] {
  const { module, value } = place;
  const lost = namesIn({ value });
  const others = contentModules.filter((one) => lost.some((name) => namesOf.get(one)?.has(name)));
  const takeBack = change(place, kind, number);
  try {
    const own = findProblems([module], schemas, known);
    if (own.length > 0 || others.length === 0) return own;
    const now = contentModules.map((one) => (one === module ? one : (sound.get(one) ?? one)));
    return findProblems(others, schemas, knownOf(now));
  } finally {
    takeBack();
  }
}
