import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Range } from './range';

const folder = join('tests', 'ranges');

/**
 * The parts of `tests/ranges`, a file each.
 *
 * @param names those that are wanted, all where nothing is said
 */
export async function ranges(names?: readonly string[]) {
  const all = readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  const missing = names?.find((name) => !all.includes(name));
  if (missing) throw new Error(`There is no ${missing} in tests/ranges, only ${all.join(', ')}.`);
  return Promise.all(
    (names ?? all).map(async (name) => {
      const range: Range = await import(resolve(folder, `${name}.ts`));
      return { name, range };
    }),
  );
}
