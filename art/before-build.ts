import { resolve } from 'node:path';
import { findEntries } from '@/lib/content/find-entries';

// Before a build: draws what content asks for and is missing, or is told otherwise there than when it was
// drawn, and sizes photographs. Code that draws in another way is found by `npm run art -- --check`.

// Drafts are shown during `npm run dev` alone, and so are their pictures.
if (process.argv.includes('--drafts')) Object.assign(process.env, { NODE_ENV: 'development' });

findEntries(resolve('.'));
const { update } = await import('./workshop/update');
const { newsOf } = await import('./workshop/news');
const { isOutdated } = await import('./workshop/record');
const { rasterFiles } = await import('./workshop/manifest');
const { writeRasters } = await import('./workshop/rasters');

for (const line of newsOf(await update(isOutdated))) console.log(line);
const made = await writeRasters('.', rasterFiles('.'));
if (made > 0) console.log(`sized photographs: ${made} files`);
