import { resolve } from 'node:path';

// Drafts are shown during `npm run dev` alone, and so are their pictures.
if (process.argv.includes('--drafts')) Object.assign(process.env, { NODE_ENV: 'development' });

const { bringUpToDate } = await import('./workshop/bring-up-to-date');
await bringUpToDate(resolve('.'), (line) => console.log(line));
