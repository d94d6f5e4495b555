import { hashOfFiles } from '../source-hash';

const sources = ['app/sprites', 'lib/icons/icons.ts', 'lib/icons/brands.ts', 'package-lock.json'];

/** A hash in the sprites' address: 8 letters and digits. */
export const spriteVersion = (root: string): string => hashOfFiles(root, sources).slice(0, 8);
