import type { PlaceOnPage } from './pages';

/** A place on a page, or `chat` and a question; behind ': ' the words around the fact, which is '{}'. */
export type Place = PlaceOnPage | `${PlaceOnPage}: ${string}` | `chat ${string}`;

export interface Fact {
  /** A price, a figure or a label; of a list, 'one | two'. */
  readonly stated: string;
  /** What content holds, where a place alone would not show that a list is whole. */
  readonly content?: string;
  readonly shown: readonly string[];
  readonly places: readonly Place[];
}

/** A fact, or several as 'one | two', found at every place. */
export const fact = (stated: string, ...places: Place[]): Fact => ({
  stated,
  shown: stated.split(' | '),
  places,
});

/** Facts that one place states, each in the words around it. */
export const at = (place: Place, ...shown: string[]): Fact => ({
  stated: shown.join(' | '),
  shown,
  places: [place],
});

/** A whole list in its order, as 'one | two'; each is found at every place. */
export const list = (content: readonly string[], stated: string, ...places: Place[]): Fact => ({
  ...fact(stated, ...places),
  content: content.join(' | '),
});

/** How many there are of something; the name of each is found at every place. */
export const count = (content: readonly string[], stated: number, ...places: Place[]): Fact => ({
  stated: String(stated),
  content: String(content.length),
  shown: content,
  places,
});

export const each = <Path extends string, Rest extends string>(
  paths: readonly Path[],
  rest: Rest,
) => paths.map((path) => `${path}${rest}` as const);
