/** A count: '1,500'. */
export const count = (value: number): string => value.toLocaleString('en-US');

/** A count of something: '1 article', '1,500 articles'. Takes the word for one. */
export const counted = (value: number, one: string): string =>
  `${count(value)} ${value === 1 ? one : `${one}s`}`;
