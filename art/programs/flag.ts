import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The flag of a country, 3 by 2, by its two letters. */
export const draw = ({ country }: { country: string }): Promise<Uint8Array> =>
  readFile(join('node_modules', 'country-flag-icons', '3x2', `${country.toUpperCase()}.svg`));
