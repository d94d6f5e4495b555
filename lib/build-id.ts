import { hashOfFiles } from './source-hash';

const code = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

const written = 'lib/picture/manifest.ts';

/** Depends on code alone: a new article reloads no open tab. */
export const buildId = (root: string): string => hashOfFiles(root, code, written).slice(0, 20);
