import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { hashOfFiles } from '@/lib/source-hash';
import { sitePolicy } from './content-policy';

/** What the steps that change pages are written in. */
const code = ['scripts/after-build', 'lib/late-scripts.ts', 'package-lock.json'];

/**
 * All that a finished page is made of besides the page that Next wrote: the steps and their code, and its
 * policy. A page kept under another name is not the same.
 *
 * @param steps names of those that change pages
 */
export const kindOfPages = (steps: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([steps, hashOfFiles(resolve('.'), code)]))
    .update(sitePolicy({ scripts: [], styles: [] }))
    .digest('hex');
