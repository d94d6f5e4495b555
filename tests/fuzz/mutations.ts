import type { Place } from './places';

/** What a slip of the pen leaves in a place; without `value` the field is gone. */
interface Mutation {
  readonly of?: (place: Place) => boolean;
  readonly value?: (value: unknown, number: number) => unknown;
}

const isText = ({ value }: Place) => typeof value === 'string';

/** Fields that name a picture, a page, an icon, another entry, or one of a few ways. */
const names =
  /^(category|flag|from|fareRow|ground|href|icon|ids?|image|imgSrc|industry|kind|link|mark|narrow|picture|section_id|sheet|slug|src|tag|thread|type|wide)$/;

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : null;
}

/** The six slips, by name. */
const mutations = {
  removed: {},
  empty: { value: emptied },
  'wrong type': { value: (value) => (typeof value === 'string' ? 7 : 'seven') },
  '10,000 characters': { of: isText, value: () => 'so on, '.repeat(1429).slice(0, 10_000) },
  // Numbered, so that a page which shows it says which field it shows.
  HTML: { of: isText, value: (_, number) => `<i${number}>"&` },
  'unknown name': {
    of: (place) => isText(place) && names.test(place.key),
    value: () => 'nobody-knows-it',
  },
} as const satisfies Record<string, Mutation>;

export type Kind = keyof typeof mutations;

export const kinds = Object.keys(mutations) as Kind[];

export const applies = (kind: Kind, place: Place): boolean =>
  (mutations[kind] as Mutation).of?.(place) ?? true;

/** Makes a change in a place, in the very object that pages read; what it returns takes it back. */
export function change({ owner, at, value }: Place, kind: Kind, number = 0): () => void {
  const mutation: Mutation = mutations[kind];
  if (mutation.value) {
    owner[at] = mutation.value(value, number);
    return () => {
      owner[at] = value;
    };
  }
  if (Array.isArray(owner)) {
    owner.splice(Number(at), 1);
    return () => {
      owner.splice(Number(at), 0, value);
    };
  }
  const before = Object.entries(owner);
  delete owner[at];
  return () => {
    // All of them anew, so that they stand in their old order.
    for (const [key] of before) delete owner[key];
    Object.assign(owner, Object.fromEntries(before));
  };
}
