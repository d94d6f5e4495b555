/** Many words, among them wide ones, cut to what a place takes; it ends with no space. */
export const wordy = (length: number) =>
  'Wholesale refrigerated distribution and documentation '.repeat(9).slice(0, length).trim();
/** One word that nothing breaks. */
export const unbroken = 'Donaudampfschifffahrtsamt';
/** A heading with both. */
export const long = (length: number) => `${unbroken} ${wordy(length - unbroken.length - 1)}`;
