/** Posts and charts as data: modules would cost the bundler most of its memory and time. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { charts } from '@/content/found/charts';
import { posts } from '@/content/found/posts';

for (const [name, entries] of Object.entries({ charts, posts })) {
  writeFileSync(join(resolve('content', 'found'), `${name}.json`), JSON.stringify(entries));
}
