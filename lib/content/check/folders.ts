import type { ContentModule, Problem } from './leaves';

/** Folders of entries with the fewest and the most that the pages which show them hold. */
const folders: readonly (readonly [folder: string, least: number, most: number])[] = [
  // The carousel shows three beside one another; thirty are more than anybody pages through.
  ['content/testimonials', 3, 30],
  // Rows of a catalog that is searched and filtered in the page.
  ['content/integrations', 1, 300],
  // Cards on one page; without any it says that they are coming.
  ['content/white-papers', 0, 30],
  // Stops of one line; without any the page says that nothing is scheduled.
  ['content/webinars', 0, 20],
  ['content/blog/posts', 1, Number.POSITIVE_INFINITY],
  ['content/help/articles', 0, Number.POSITIVE_INFINITY],
];

/** Folders with fewer or more entries than their pages hold. */
export const folderProblems = (modules: readonly ContentModule[]): readonly Problem[] =>
  folders.flatMap(([file, least, most]) => {
    const { length } = modules.filter((module) => module.file.startsWith(`${file}/`));
    const must = length < least ? `${least} at least` : length > most ? `${most} at most` : '';
    const reason = `has ${length} files, must have ${must}`;
    return must ? [{ file, field: '(folder)', reason }] : [];
  });
