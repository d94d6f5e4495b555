/** '1,500'. */
export const count = (value: number): string =>
  // toLocaleString costs a phone 50 ms at its first use.
  Number.isSafeInteger(value)
    ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
    : value.toLocaleString('en-US');

/** '1 article', '1,500 articles'. */
export const counted = (value: number, one: string): string =>
  `${count(value)} ${value === 1 ? one : `${one}s`}`;

/** '3 of 48 articles', '48 articles' for all of them. */
export const countedOf = (found: number, all: number, one: string): string =>
  `${found === all ? '' : `${count(found)} of `}${counted(all, one)}`;
