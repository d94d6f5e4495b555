import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

/** Read from disk: new files are not in the manifest before the build. */
const files = readdirSync('public/images')
  .map((file) => parse(file))
  .filter(({ ext }) => /^\.(svg|png|jpe?g)$/.test(ext));

export const pictureNames: readonly string[] = files.map(({ name }) => name);

export const drawingNames: readonly string[] = files
  .filter(({ ext }) => ext === '.svg')
  .map(({ name }) => name);

/** Country codes whose flag can be drawn or exists. */
export const flagNames = (): ReadonlySet<string> =>
  new Set([
    ...readdirSync('node_modules/country-flag-icons/3x2')
      .filter((file) => file.endsWith('.svg'))
      .map((file) => parse(file).name.toLowerCase()),
    ...pictureNames.flatMap((name) => /^flag-(.+)$/.exec(name)?.[1] ?? []),
  ]);
