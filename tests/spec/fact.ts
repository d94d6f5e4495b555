import type { PlaceOnPage } from './pages';

/** A place on a page, or `chat` and a question; behind ': ' the words around the fact, which is '{}'. */
export type Place = PlaceOnPage | `${PlaceOnPage}: ${string}` | `chat ${string}`;

/** A price, a figure or a label, or several as 'one | two', found at every place. */
export const fact = (stated: string, ...places: Place[]) => ({ stated, places });

export type Fact = ReturnType<typeof fact>;

/** Facts that one place states, each in the words around it. */
export const at = (place: Place, ...shown: string[]): Fact => fact(shown.join(' | '), place);

export const each = <Path extends string, Rest extends string>(
  paths: readonly Path[],
  rest: Rest,
) => paths.map((path) => `${path}${rest}` as const);
