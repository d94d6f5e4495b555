import { resolve } from 'node:path';
import { findStale } from './workshop/stale';

/** `npm run check:art`: fails where a picture is not what the workshop would draw now. */
const { stale, own } = await findStale(resolve('.'));
for (const file of own) console.log(`${file} was put there by hand; it is shown, and not drawn.`);
for (const reason of stale) console.error(reason);
if (stale.length > 0) {
  console.error("Pictures are out of date: run 'npm run art' and commit what it writes.");
  process.exit(1);
}
console.log('The pictures are up to date.');
