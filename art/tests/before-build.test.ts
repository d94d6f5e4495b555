import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { charts } from '@/content/found/charts';
import { getPosts } from '@/lib/content/posts';
import { samplePosts } from '@/scripts/bench/content/sample-posts';
import { writePosts } from '@/scripts/bench/content/site';
import { newsOf } from '../workshop/news';
import { copyRepository } from './copy-repository';

let root = '';
beforeAll(() => {
  root = copyRepository();
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (): string =>
  execFileSync('node', ['--import', 'tsx', 'art/before-build.ts'], { cwd: root, encoding: 'utf8' });

it('a build draws what a new post names, once, and says so', { timeout: 60_000 }, async () => {
  expect(run()).toBe('');
  const samples = samplePosts(1, getPosts(), charts);
  const slug = samples[0]?.post.slug ?? '';
  await writePosts(root, samples);
  expect(run()).toBe(`drew 3 pictures for the new post '${slug}'\n`);
  const files = [`cover-${slug}.svg`, `chart-${slug}.svg`];
  for (const file of files) expect(existsSync(join(root, 'public', 'images', file))).toBe(true);
  expect(existsSync(join(root, 'public', 'og', `blog-${slug}.png`))).toBe(true);
  const manifest = join(root, 'lib', 'picture', 'manifest.ts');
  expect(readFileSync(manifest, 'utf8')).toContain(`'cover-${slug}': {`);
  expect(run()).toBe('');
});

it('tells new from changed, and counts where there are many', () => {
  const job = (slug: string, file: string) => ({ file, program: 'p', owner: `the post '${slug}'` });
  const record = { programs: {}, files: { old: { program: 'p', bytes: 'b' } } };
  const plan = {
    draw: [job('a', 'new'), job('a', 'newer'), job('b', 'old')],
    remove: ['x'],
    own: [],
  };
  expect(newsOf(plan, record)).toEqual([
    "drew 2 pictures for the new post 'a'",
    "drew 1 picture for the post 'b'",
    'removed 1 picture that nothing shows any more',
  ]);
  const many = Array.from({ length: 30 }, (_, i) => job(`post-${i % 15}`, `${i}`));
  expect(newsOf({ draw: many, remove: [], own: [] }, record)).toEqual([
    'drew 30 pictures for 15 posts and pages',
  ]);
});
