/** Before `next build`: finds, checks and stores entries, draws pictures. One process, for speed. */
import './find-entries';
import { writeFileSync } from 'node:fs';
import { writeZips } from './pack-zips';

await import('./check/content');
if (process.exitCode) process.exit();
await import('../art/before-build');
writeZips();

// Posts and charts as data: modules would cost the bundler most of its memory and time.
const { charts } = await import('@/content/found/charts');
const { posts } = await import('@/content/found/posts');
for (const [name, entries] of Object.entries({ charts, posts })) {
  writeFileSync(`content/found/${name}.json`, JSON.stringify(entries));
}
