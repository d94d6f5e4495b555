/** A mistake in the content that an editor can fix. */
export interface Problem {
  readonly file: string;
  /** Such as `plans[1].price.annual`. */
  readonly field: string;
  readonly reason: string;
}

export interface Leaf<Value = unknown> {
  readonly field: string;
  /** Its field; for an entry of a list, that of the list. */
  readonly key: string;
  readonly value: Value;
}

export interface ContentModule {
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly leaves?: readonly Leaf[];
}

function collect(into: Leaf[], value: unknown, field: string, key: string): void {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) collect(into, inner, `${field}[${index}]`, key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      collect(into, inner, field ? `${field}.${name}` : name, name);
    }
  } else if (typeof value !== 'function') into.push({ field, key, value });
}

/** Every primitive value inside a module. */
export function leaves(data: unknown): readonly Leaf[] {
  const all: Leaf[] = [];
  collect(all, data, '', '');
  return all;
}

/** A module with its values, found once for all checks. */
export const withLeaves = (module: ContentModule): ContentModule => ({
  ...module,
  leaves: leaves(module.data),
});

export const leavesOf = (module: ContentModule): readonly Leaf[] =>
  module.leaves ?? leaves(module.data);

/** The problems of a module: one for each reason found for a text. */
export function problemsOf(
  module: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { field, key, value } of leavesOf(module)) {
    if (typeof value !== 'string') continue;
    for (const reason of reasonsOf({ field, key, value })) {
      problems.push({ file: module.file, field, reason });
    }
  }
  return problems;
}

const keysOfNoCopy = new Set([
  ...['href', 'link', 'imgSrc', 'id', 'slug', 'section_id', 'icon'],
  // Formulas of worked examples.
  'sum',
]);

/** The same for copy only: no addresses, ids, icon names or formulas. */
export const problemsOfCopy = (
  module: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] =>
  problemsOf(module, (text) =>
    !keysOfNoCopy.has(text.key) && /\p{L}|\d/u.test(text.value) ? reasonsOf(text) : [],
  );

/** Remembers where each thing was first; undefined for a new one. */
export function firstPlaces<Place>() {
  const seen = new Map<string, Place>();
  return (thing: string, place: Place): Place | undefined => {
    const first = seen.get(thing);
    if (first === undefined) seen.set(thing, place);
    return first;
  };
}
