import { isPublished } from '../published';
import type { ContentModule, Problem } from './leaves';

/** Folders of entries with the fewest and the most that the pages which show them hold. */
export const folders: readonly (readonly [folder: string, least: number, most: number])[] = [
  // The carousel shows three beside one another; thirty are more than anybody pages through.
  ['content/testimonials', 3, 30],
  // Rows of a catalog that is searched and filtered in the page.
  ['content/integrations', 1, 300],
  // Cards on one page; without any it says that they are coming.
  ['content/white-papers', 0, 30],
  // Stories under one another; the home page and other stories show the first of them.
  ['content/case-studies', 1, 12],
  // Slides with a list of names beside them, and sheets of one city: nine are too narrow to tell.
  ['content/industries', 3, 8],
  // A page each, and a tile of the menu; a kind of page without one cannot be built.
  ['content/use-cases', 1, 8],
  // Stops of one line; without any the page says that nothing is scheduled.
  ['content/webinars', 0, 20],
  // Their address is built for those that there are: without any, no page of it can be.
  ['content/blog/posts', 1, Number.POSITIVE_INFINITY],
  ['content/help/articles', 1, Number.POSITIVE_INFINITY],
];

/** Places that a few entries of a folder have, by the field that says so. */
const places: readonly (readonly [folder: string, field: string, most: number])[] = [
  // Stops beside one another on a thread, on a phone too.
  ['content/testimonials', 'large', 6],
  // Slides that everybody loads who opens the home page.
  ['content/testimonials', 'home', 12],
  // Beside one another, without a row below.
  ['content/testimonials', 'stories', 3],
];

const countIn = (modules: readonly ContentModule[], folder: string, field?: string): number =>
  modules.filter(
    ({ file, data }) =>
      file.startsWith(`${folder}/`) && (!field || Object(Object.values(data)[0])[field]),
  ).length;

/** Whether a build of today shows the entry of a file. */
const isOut = ({ data }: ContentModule): boolean => isPublished(Object(Object.values(data)[0]));

/** Folders with fewer or more entries than their pages hold. */
export const folderProblems = (modules: readonly ContentModule[]): readonly Problem[] => [
  ...folders.flatMap(([file, least, most]) => {
    const count = countIn(modules, file);
    const today = countIn(modules.filter(isOut), file);
    const problem = (found: number, must: string, note = '') => [
      { file, field: '(folder)', reason: `has ${found} files, must have ${must}${note}` },
    ];
    if (count > most) return problem(count, `${most} at most`);
    if (today >= least) return [];
    const later = today < count ? '; those of later days do not count' : '';
    return problem(today, `${least} at least`, later);
  }),
  ...places.flatMap(([file, field, most]) => {
    const count = countIn(modules, file, field);
    const reason = `${count} files have '${field}', must be ${most} at most`;
    return count > most ? [{ file, field: '(folder)', reason }] : [];
  }),
];
