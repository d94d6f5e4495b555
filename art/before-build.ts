import { resolve } from 'node:path';
import { findEntries } from '@/lib/content/find-entries';

// Draws what content asks for where that is missing or has changed, and sizes photographs.

// Drafts are shown by `npm run dev` only.
if (process.argv.includes('--drafts')) Object.assign(process.env, { NODE_ENV: 'development' });

findEntries(resolve('.'));
const { newsOf, update } = await import('./workshop/update');
const { isOutdated } = await import('./workshop/record');
const { rasterFiles } = await import('./workshop/manifest');
const { writeRasters } = await import('./workshop/rasters');

for (const line of newsOf(await update(isOutdated))) console.log(line);
const made = await writeRasters('.', rasterFiles('.'));
if (made > 0) console.log(`sized photographs: ${made} files`);
