import { hashOfFiles } from './source-hash';

const code = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

// Names the pictures of the content.
const written = 'lib/picture/manifest.ts';

/**
 * The id of a build. The same code gives the same id, and so the same files: what did not change stays
 * in caches. Content is no part of it: open tabs need no reload for a new article, nor other pages other
 * bytes.
 */
export const buildId = (root: string): string => hashOfFiles(root, code, written).slice(0, 20);
