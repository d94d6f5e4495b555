/** Something in the content that a reader of the message can put right. */
export interface Problem {
  readonly file: string;
  /** Path to the value, e.g. `plans[1].price.annual`. */
  readonly field: string;
  readonly reason: string;
}

/** A content file and what it exports. */
export interface ContentModule {
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A value somewhere inside a module. */
interface Leaf<Value = unknown> {
  readonly field: string;
  /** Name of the field it stands in; for an entry of a list, the name of the list. */
  readonly key: string;
  readonly value: Value;
}

/** Every value inside a module that holds no others. */
export function leaves(value: unknown, field = '', key = ''): readonly Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => leaves(inner, `${field}[${index}]`, key));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      leaves(inner, field ? `${field}.${name}` : name, name),
    );
  }
  return typeof value === 'function' ? [] : [{ field, key, value }];
}

/** The problems of a module, by the reasons that one of its texts gives. */
export const problemsOf = (
  { file, data }: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] =>
  leaves(data)
    .filter((leaf): leaf is Leaf<string> => typeof leaf.value === 'string')
    .flatMap((leaf) => reasonsOf(leaf).map((reason) => ({ file, field: leaf.field, reason })));

const keysOfAddresses = new Set(['href', 'link', 'imgSrc', 'id', 'slug', 'section_id', 'icon']);

/** The same for texts that people read: addresses, ids and names of icons left out. */
export const problemsOfCopy = (
  module: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] =>
  problemsOf(module, (text) =>
    !keysOfAddresses.has(text.key) && /\p{L}|\d/u.test(text.value) ? reasonsOf(text) : [],
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
