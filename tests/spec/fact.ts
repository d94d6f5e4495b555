import type { PlaceOnPage } from './pages';

/**
 * Where a fact must appear: a place on a page, or `chat` and a question to it. What follows ': ' is
 * the words around the fact there, in which '{}' is the fact.
 */
export type Place = PlaceOnPage | `${PlaceOnPage}: ${string}` | `chat ${string}`;

/** What the site states today. */
export interface Fact {
  readonly name: string;
  readonly stated: string;
  /** What content holds; null where it stands in the middle of a sentence. */
  readonly content: string | null;
  /** What is looked for at its places: the fact itself, or each of a list. */
  readonly shown: readonly string[];
  readonly places: readonly Place[];
}

/** A price, a figure or a label, and the value of content that it comes from. */
export const fact = (
  name: string,
  stated: string,
  content: string | number | undefined,
  ...places: Place[]
): Fact => ({ name, stated, content: String(content), shown: [stated], places });

/** Facts that content holds in the middle of a sentence, as 'one | two'. */
export const words = (name: string, stated: string, ...places: Place[]): Fact => ({
  name,
  stated,
  content: null,
  shown: stated.split(' | '),
  places,
});

/** Labels in their order, as 'one | two'; each is found at every place. */
export const labels = (
  name: string,
  stated: string,
  content: readonly string[],
  ...places: Place[]
): Fact => ({
  name,
  stated,
  content: content.join(' | '),
  shown: stated.split(' | '),
  places,
});

/** How many there are of something; the name of each is found at every place. */
export const count = (
  name: string,
  stated: number,
  content: readonly string[],
  ...places: Place[]
): Fact => ({
  name,
  stated: String(stated),
  content: String(content.length),
  shown: content,
  places,
});

/** The same place on several pages. */
export const each = <Path extends string, Rest extends string>(
  paths: readonly Path[],
  rest: Rest,
) => paths.map((path) => `${path}${rest}` as const);
