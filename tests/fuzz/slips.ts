import { schemas } from '@/content/schemas';
import { type ContentModule, leavesOf, type Problem, withLeaves } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { known, knownOf } from '@/scripts/check/known';

type Group = Record<string | number, unknown>;

export interface Place {
  readonly module: ContentModule;
  /** As messages write it, such as `plans[0].title`. */
  readonly field: string;
  /** The name of the field; of an entry of a list, that of the list. */
  readonly key: string;
  readonly value: unknown;
  readonly owner: Group;
  readonly at: string | number;
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Every value of the content, each once, where it lies least deep. */
export function placesOf(modules: readonly ContentModule[]): readonly Place[] {
  const seen = new Set<Group>();
  const places: Place[] = [];
  const groups = modules.map((module) => ({
    ...{ module, field: '', key: '' },
    owner: module.data as Group,
  }));
  for (const { module, owner, ...above } of groups) {
    if (seen.has(owner)) continue;
    seen.add(owner);
    for (const [name, value] of Object.entries(owner)) {
      if (typeof value === 'function') continue;
      const place = Array.isArray(owner)
        ? { field: `${above.field}[${name}]`, key: above.key, at: Number(name) }
        : { field: above.field ? `${above.field}.${name}` : name, key: name, at: name };
      places.push({ ...place, module, owner, value });
      if (isGroup(value)) groups.push({ ...place, module, owner: value });
    }
  }
  return places;
}

/** A slip of the pen in a place, and what it leaves there; undefined where the field is gone. */
export interface Slip {
  readonly place: Place;
  readonly kind: string;
  readonly left: unknown;
}

/** Fields that name a picture, a page, an icon, another entry, or one of a few ways. */
const naming =
  /^(category|flag|from|planRow|ground|href|icon|ids?|image|imgSrc|industry|kind|link|mark|narrow|picture|section_id|sheet|slug|src|tag|thread|type|wide)$/;

const empty = (value: unknown) => (Array.isArray(value) ? [] : value instanceof Object ? {} : null);

/** All slips in a place. Their markup is numbered, so that a page which shows it says which place it shows. */
export function slipsIn(place: Place, number: number): readonly Slip[] {
  const { key, value } = place;
  const left =
    typeof value === 'string'
      ? {
          ...{ removed: undefined, empty: '', 'wrong type': 7, HTML: `<i${number}>"&` },
          '10,000 characters': 'so on, '.repeat(1429).slice(0, 10_000),
          ...(naming.test(key) && { 'unknown name': 'nobody-knows-it' }),
        }
      : { removed: undefined, empty: empty(value), 'wrong type': 'seven' };
  return Object.entries(left).map(([kind, what]) => ({ place, kind, left: what }));
}

/** Makes a slip in the very object that pages read; what it returns takes it back. */
export function make({ place: { owner, at, value }, left }: Slip): () => void {
  if (Array.isArray(owner) && left === undefined) {
    owner.splice(Number(at), 1);
    return () => owner.splice(Number(at), 0, value);
  }
  const before = Object.entries(owner);
  if (left === undefined) delete owner[at];
  else owner[at] = left;
  return () => {
    for (const [key] of before) delete owner[key];
    Object.assign(owner, Object.fromEntries(before));
  };
}

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

const sound = new Map(contentModules.map((module) => [module, withLeaves(module)]));
const namesOf = new Map(contentModules.map((module) => [module, new Set(namesIn(module.data))]));

/** What the check says of a file with a slip, and where it says nothing of those that point at what was lost. */
export function problemsAfter(slip: Slip): readonly Problem[] {
  const { module, value } = slip.place;
  const lost = namesIn({ value });
  const others = contentModules.filter((one) => lost.some((name) => namesOf.get(one)?.has(name)));
  const takeBack = make(slip);
  try {
    const own = findProblems([module], schemas, known);
    if (own.length > 0 || others.length === 0) return own;
    const now = contentModules.map((one) => (one === module ? one : (sound.get(one) ?? one)));
    return findProblems(others, schemas, knownOf(now));
  } finally {
    takeBack();
  }
}
