import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pictureNames } from './picture-files';

const drawn = join('node_modules', 'country-flag-icons', '3x2');

/** The letters of every country whose flag can be drawn, or lies in public/images already. */
export const flagNames = (): ReadonlySet<string> =>
  new Set([
    ...readdirSync(drawn)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => basename(name, '.svg').toLowerCase()),
    ...pictureNames.flatMap((name) => /^flag-(.+)$/.exec(name)?.[1] ?? []),
  ]);
