import { hashOfFiles } from './source-hash';

const code = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

const written = 'lib/picture/manifest.ts';

/**
 * The id of a build. Equal code gives an equal id and equal files, so caches stay valid; content
 * does not count, so a new article reloads no open tab.
 */
export const buildId = (root: string): string => hashOfFiles(root, code, written).slice(0, 20);
