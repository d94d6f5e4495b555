import { resolve } from 'node:path';
import { findEntries } from '@/lib/content/find-entries';

// Drafts are shown during `npm run dev` alone, and so are their pictures.
if (process.argv.includes('--drafts')) Object.assign(process.env, { NODE_ENV: 'development' });

findEntries(resolve('.'));
const { bringUpToDate } = await import('./workshop/bring-up-to-date');
await bringUpToDate(resolve('.'), (line) => console.log(line));
