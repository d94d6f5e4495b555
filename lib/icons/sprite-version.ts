import { hashOfFiles } from '../source-hash';

/** What the sprites are made of: the lists of drawings, and the libraries that they come from. */
const sources = ['app/sprites', 'lib/icons/icons.ts', 'lib/icons/brands.ts', 'package-lock.json'];

/** Part of the sprites' address, another one whenever they may have changed: 8 letters and digits. */
export const spriteVersion = (root: string): string => hashOfFiles(root, sources).slice(0, 8);
