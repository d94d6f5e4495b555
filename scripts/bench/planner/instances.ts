import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A public instance and what it can be planned at. */
export interface Instance {
  readonly family: string;
  readonly name: string;
  readonly file: string;
  /** Whether its distances are left unrounded. */
  readonly exact: boolean;
  /** The least cost known. */
  readonly best: number;
}

const home = resolve(import.meta.dirname, '../../../tests/planner-instances');

const listed = (): readonly Instance[] =>
  JSON.parse(readFileSync(resolve(home, 'instances.json'), 'utf8')) as Instance[];

/** The file of an instance in one of the folders; undefined where none holds it. */
function found(file: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => resolve(folder, file)).find((path) => existsSync(path));
}

/**
 * The instances of the table whose files are there, in its order, and the names of those that are not.
 *
 * @param from a folder to look in beside tests/planner-instances
 * @param only the one instance to take
 */
export function findInstances(from: string | undefined, only: string | undefined) {
  const folders = from ? [resolve(from), home] : [home];
  const wanted = listed().filter(({ name }) => !only || name === only);
  const here: (Instance & { readonly path: string })[] = [];
  const missing: string[] = [];
  for (const instance of wanted) {
    const path = found(instance.file, folders);
    if (path) here.push({ ...instance, path });
    else missing.push(instance.name);
  }
  return { here, missing };
}
