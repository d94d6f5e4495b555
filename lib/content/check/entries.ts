import { basename, dirname } from 'node:path';
import type { ContentModule, Problem } from './leaves';
import { quoted } from './quoted';

interface Named {
  readonly id?: unknown;
  readonly slug?: unknown;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && ('id' in value || 'slug' in value);

/** Entries whose slug is not their file's name, or whose id another file of the folder has. */
export function entryProblems(modules: readonly ContentModule[]): readonly Problem[] {
  const owners = new Map<string, string>();
  return modules.flatMap(({ file, data }) => {
    const [[field, entry] = []] = Object.entries(data);
    if (Object.keys(data).length !== 1 || !isNamed(entry)) return [];
    const name = basename(file, '.ts');
    const problems: Problem[] = [];
    const [key, own] = 'slug' in entry ? ['slug', entry.slug] : ['id', entry.id];
    if (typeof own === 'string' && own !== name) {
      const reason = `is ${quoted(own)}, but the file is named '${name}': make them the same`;
      problems.push({ file, field: `${field}.${key}`, reason });
    }
    const place = `${dirname(file)} ${entry.id}`;
    const owner = owners.get(place);
    if (entry.id !== undefined && owner) {
      const reason = `is ${entry.id}, which is the id of ${owner} already: choose another`;
      problems.push({ file, field: `${field}.id`, reason });
    } else owners.set(place, file);
    return problems;
  });
}
