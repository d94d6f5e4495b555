import { basename, dirname } from 'node:path';
import { isPublished } from '../published';
import type { ContentModule, Problem } from './leaves';
import { quoted } from './message-parts';

/** Folders with the fewest and most entries that their pages can show. */
const folders: readonly (readonly [folder: string, least: number, most: number])[] = [
  // The carousel shows three at a time.
  ['content/testimonials', 3, 30],
  ['content/integrations', 1, 300],
  ['content/white-papers', 0, 30],
  ['content/case-studies', 1, 12],
  // Slides with a list of names, and strips of one city: nine are too narrow.
  ['content/industries', 3, 8],
  // A page each, and a tile of the menu; a dynamic route needs at least one.
  ['content/use-cases', 1, 8],
  ['content/webinars', 0, 20],
  // A dynamic route needs at least one.
  ['content/blog/posts', 1, Number.POSITIVE_INFINITY],
  ['content/help/articles', 1, Number.POSITIVE_INFINITY],
];

/** Fields that only a few entries may have. */
const places: readonly (readonly [folder: string, field: string, most: number])[] = [
  // Stops side by side on one line, also on a phone.
  ['content/testimonials', 'large', 6],
  // Slides that every visitor of the home page loads.
  ['content/testimonials', 'home', 12],
  ['content/testimonials', 'stories', 3],
];

const countIn = (modules: readonly ContentModule[], folder: string, field?: string): number =>
  modules.filter(
    ({ file, data }) =>
      file.startsWith(`${folder}/`) && (!field || Object(Object.values(data)[0])[field]),
  ).length;

const isOut = ({ data }: ContentModule): boolean => isPublished(Object(Object.values(data)[0]));

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

/** Entries whose slug is not their file's name, or whose id another file of the folder has. */
export function entryProblems(modules: readonly ContentModule[]): readonly Problem[] {
  const owners = new Map<string, string>();
  return modules.flatMap(({ file, data }) => {
    const [[field, entry] = [], ...others] = Object.entries(data);
    if (others.length > 0) return [];
    const { id, slug }: Readonly<Record<string, unknown>> = Object(entry);
    const name = basename(file, '.ts');
    const problems: Problem[] = [];
    const own = slug ?? id;
    if (typeof own === 'string' && own !== name) {
      const reason = `is ${quoted(own)}, but the file is named '${name}': make them the same`;
      problems.push({ file, field: `${field}.${slug === own ? 'slug' : 'id'}`, reason });
    }
    const place = `${dirname(file)} ${id}`;
    const owner = owners.get(place);
    if (id !== undefined && owner) {
      const reason = `is ${id}, which is the id of ${owner} already: choose another`;
      problems.push({ file, field: `${field}.id`, reason });
    } else owners.set(place, file);
    return problems;
  });
}
