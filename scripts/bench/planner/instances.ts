import { readFileSync } from 'node:fs';
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

/**
 * The instances of tests/planner-instances, in the order of its list.
 *
 * @param only the one instance to take
 */
export function instances(only: string | undefined): (Instance & { readonly path: string })[] {
  const listed = JSON.parse(readFileSync(resolve(home, 'instances.json'), 'utf8')) as Instance[];
  return listed
    .filter(({ name }) => !only || name === only)
    .map((instance) => ({ ...instance, path: resolve(home, instance.file) }));
}
