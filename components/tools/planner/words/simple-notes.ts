/** More of a simple split, above its list and in files. */
export const simpleWords =
  'A simple split of your list, for comparison. It ignores time windows and may overload vans.';

/** The title of what is given out of it: 'thursday, simple split' of 'thursday.csv'. */
export const simpleTitle = (title: string): string =>
  `${title.replace(/\.\w{2,4}$/, '')}, simple split`;
