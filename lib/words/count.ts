/** A count: '1,500'. */
export const count = (value: number): string =>
  // The browser's own way costs a phone a twentieth of a second at its first use.
  Number.isSafeInteger(value)
    ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
    : value.toLocaleString('en-US');

/** A count of something: '1 article', '1,500 articles'. Takes the word for one. */
export const counted = (value: number, one: string): string =>
  `${count(value)} ${value === 1 ? one : `${one}s`}`;

/** How many of all are found: '3 of 48 articles', '48 articles' where it is all of them. */
export const countedOf = (found: number, all: number, one: string): string =>
  `${found === all ? '' : `${count(found)} of `}${counted(all, one)}`;
