/** Words for the manual plan of a day that came without routes: a simple split made by day/manual.ts. */

/** Its name on the switch, beside 'Optimized'. */
export const simpleName = 'Simple';

/** What it is, in short. */
export const simpleShort = 'A simple split of your list, for comparison.';

/** The same beside other facts on driver sheets. */
export const simpleFact = 'Simple split, for comparison';

/** More of it, above its list and in files. */
export const simpleWords = `${simpleShort} It ignores time windows and may overload vans.`;

/** The title of what is given out of it: 'thursday, simple split' of 'thursday.csv'. */
export const simpleTitle = (title: string): string =>
  `${title.replace(/\.\w{2,4}$/, '')}, simple split`;
