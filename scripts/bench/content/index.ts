/**
 * `npm run bench:content -- 0 500 1000`: builds copies of the site with so many made-up posts more,
 * each twice, and says what takes longer than it may. The second build has the same content, so it must
 * write the same files. With the fewest posts a third build follows a changed word: its files are named.
 */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { charts } from '@/content/found/charts';
import { getPosts } from '@/lib/content/posts';
import { build } from './build';
import { differing, fingerprints } from './differing';
import { samplePosts } from './sample-posts';
import { changeWord, copySite, weighSite, writePosts } from './site';
import { type ContentCost, excesses, rowOf } from './verdict';

const posts = getPosts();
const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? [...new Set(given)].sort((a, b) => a - b) : [5000];
if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) {
  console.error('How many more posts? For example: npm run bench:content -- 0 500 1000 5000');
  process.exit(1);
}

const folder = join(tmpdir(), 'bench-content');
/** Before each copy too: a run that was interrupted leaves the folder behind. */
const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 10 });

const costs: ContentCost[] = [];
try {
  for (const count of counts) {
    await clear();
    await copySite(resolve('.'), folder);
    await writePosts(folder, samplePosts(count, posts, charts));
    const out = join(folder, 'out');
    const first = build(folder);
    const before = await fingerprints(out);
    const again = build(folder);
    const after = await fingerprints(out);
    const rewritten = differing(before, after).length;
    const weight = await weighSite(folder);
    costs.push({ posts: posts.length + count, first, again, rewritten, ...weight });
    if (count === counts[0]) {
      await changeWord(folder, posts[0]?.slug ?? '');
      build(folder);
      const files = differing(after, await fingerprints(out));
      console.log(`A changed word writes ${files.length} files anew:\n${files.join('\n')}`);
    }
  }
} finally {
  await clear();
}
console.table(costs.map(rowOf));
const problems = excesses(costs);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
