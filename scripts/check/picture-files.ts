import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

/** The files of public/images: what was just put there is not in the manifest before the build. */
const files = readdirSync('public/images')
  .map((file) => parse(file))
  .filter(({ ext }) => /^\.(svg|png|jpe?g)$/.test(ext));

export const pictureNames: readonly string[] = files.map(({ name }) => name);

/** Drawings alone. */
export const drawingNames: readonly string[] = files
  .filter(({ ext }) => ext === '.svg')
  .map(({ name }) => name);

/** The letters of every country whose flag can be drawn, or lies in public/images already. */
export const flagNames = (): ReadonlySet<string> =>
  new Set([
    ...readdirSync('node_modules/country-flag-icons/3x2')
      .filter((file) => file.endsWith('.svg'))
      .map((file) => parse(file).name.toLowerCase()),
    ...pictureNames.flatMap((name) => /^flag-(.+)$/.exec(name)?.[1] ?? []),
  ]);
