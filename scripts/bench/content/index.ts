import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { charts } from '@/content/found/charts';
import { getPosts } from '@/lib/content/posts';
import { samplePosts } from './sample-posts';
import { changeWord, copySite, weighSite, writePosts } from './site';

/** Seconds that builds may take, for every thousand posts. */
const limits = { first: 180, again: 90 };
/** Bytes that /blog may gain: counts and dates have more digits. */
const slack = 200;

/** Builds the site in a folder, in view of the user, and returns its seconds: of the clock, of the processor. */
function build(folder: string): readonly [seconds: number, processor: number] {
  const started = performance.now();
  // The shell's `times` tells what it and all that it started have used, such as `1m2.5s`.
  const { status, stdout } = spawnSync('sh', ['-c', 'npm run build >&2 && times'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  const processor = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
  return [Math.round((performance.now() - started) / 1000), Math.round(processor)];
}

/** The hash of each file of a built site, by its name. */
async function hashesOf(out: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const hashes = new Map<string, string>();
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const hash = createHash('sha256').update(await readFile(path));
    hashes.set(path.slice(out.length + 1), hash.digest('hex'));
  }
  return hashes;
}

/** The files that an upload of the second build over the first would write or delete. */
const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );

/**
 * Builds a copy of the site for each count of made-up posts, twice, and prints time and weights. The second
 * build has the same content, so it must write the same files, and /blog must weigh the same whatever the
 * count. With the fewest posts a third build follows a changed word, whose files are named. Fails where a
 * figure is over its limit.
 */
export async function printPosts(given: readonly number[]): Promise<void> {
  const counts = given.length > 0 ? given.toSorted((a, b) => a - b) : [5000];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new Error('How many more posts? For example: npm run bench -- --posts 0 500 1000');
  }
  const posts = getPosts();
  const folder = join(tmpdir(), 'bench-content');
  const out = join(folder, 'out');
  // Before each copy too: a run that was interrupted leaves the folder behind.
  const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
  const rows = [];
  try {
    for (const [index, count] of counts.entries()) {
      await clear();
      await copySite(resolve('.'), folder);
      await writePosts(folder, samplePosts(count, posts, charts));
      const [first, firstProcessor] = build(folder);
      const before = await hashesOf(out);
      const [again, againProcessor] = build(folder);
      const after = await hashesOf(out);
      rows.push({
        posts: posts.length + count,
        'first (s)': first,
        'of the processor': firstProcessor,
        'again (s)': again,
        'of the processor again': againProcessor,
        'files again': differing(before, after).length,
        ...(await weighSite(folder)),
      });
      if (index > 0) continue;
      await changeWord(folder, posts[0]?.slug ?? '');
      build(folder);
      const files = differing(after, await hashesOf(out)).sort();
      console.log(`A changed word writes ${files.length} files anew:\n${files.join('\n')}`);
    }
  } finally {
    await clear();
  }
  console.table(rows);
  const lightest = Math.min(...rows.map((row) => row['/blog (bytes)']));
  for (const row of rows) {
    const thousands = Math.max(1, row.posts / 1000);
    const problems = [
      row['first (s)'] > limits.first * thousands && 'the first build takes too long',
      row['again (s)'] > limits.again * thousands && 'the second build takes too long',
      row['files again'] > 0 && 'built again, the same content gives other files',
      row['/blog (bytes)'] > lightest + slack && '/blog grows with the number of posts',
    ].filter(Boolean);
    for (const problem of problems) console.error(`${row.posts} posts: ${problem}.`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
