/** Something in the content that a reader of the message can put right. */
export interface Problem {
  readonly file: string;
  /** Path to the value, e.g. `plans[1].price.annual`. */
  readonly field: string;
  readonly reason: string;
}

/** A value somewhere inside a module. */
export interface Leaf<Value = unknown> {
  readonly field: string;
  /** Name of the field it stands in; for an entry of a list, the name of the list. */
  readonly key: string;
  readonly value: Value;
}

/** A content file and what it exports. */
export interface ContentModule {
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** What `leaves` finds in the data, where somebody looked already. */
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

/** Every value inside a module that holds no others. */
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

/** The values of a module. */
export const leavesOf = (module: ContentModule): readonly Leaf[] =>
  module.leaves ?? leaves(module.data);

/** The problems of a module, by the reasons that one of its texts gives. */
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
  // Of a worked example: nobody reads how a line is computed.
  'sum',
]);

/** The same for texts that people read: addresses, ids, names of icons and sums left out. */
export const problemsOfCopy = (
  module: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] =>
  problemsOf(module, (text) =>
    !keysOfNoCopy.has(text.key) && /\p{L}|\d/u.test(text.value) ? reasonsOf(text) : [],
  );

/** Remembers where each thing stood first; undefined for one that is new. */
export function firstPlaces<Place>() {
  const seen = new Map<string, Place>();
  return (thing: string, place: Place): Place | undefined => {
    const first = seen.get(thing);
    if (first === undefined) seen.set(thing, place);
    return first;
  };
}
