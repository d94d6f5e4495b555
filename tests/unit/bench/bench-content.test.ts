import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charts } from '@/content/found/charts';
import { repeatedSentences, wrongFigures } from '@/lib/content/check/advice';
import { getPosts } from '@/lib/content/posts';
import { secondsOf } from '@/scripts/bench/content/build';
import { differing, fingerprints } from '@/scripts/bench/content/differing';
import { samplePosts } from '@/scripts/bench/content/sample-posts';
import { type ContentCost, excesses } from '@/scripts/bench/content/verdict';

const posts = getPosts();

const cost = (count: number, seconds: number, blog = 20_000): ContentCost => ({
  posts: count,
  first: { seconds, cpuSeconds: 0 },
  again: { seconds: seconds / 3, cpuSeconds: 0 },
  rewritten: 0,
  pages: count + 60,
  blog,
  index: 0,
  feed: 0,
});

describe('made-up posts', () => {
  const samples = samplePosts(60, posts, charts);
  const made = samples.map(({ post }) => post);

  it('have ids, addresses, titles and days of their own, older than the real ones', () => {
    for (const key of ['id', 'slug', 'title', 'excerpt', 'content', 'date'] as const) {
      expect(new Set([...posts, ...made].map((post) => post[key])).size, key).toBe(92);
    }
    const dates = [...posts, ...made].map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('keep to the lengths and sentences that the check of the content allows', () => {
    for (const { title, excerpt, content } of made) {
      expect(title.length).toBeLessThanOrEqual(65);
      expect(excerpt.length).toBeLessThanOrEqual(180);
      expect(content.length).toBeLessThanOrEqual(160);
      expect(content.length).toBeGreaterThanOrEqual(70);
    }
    const modules = [
      ...posts.map((post) => ({ file: post.slug, data: { post } })),
      ...samples.map((sample) => ({ file: sample.post.slug, data: { ...sample } })),
    ];
    expect(repeatedSentences(modules)).toEqual([]);
    const known = { figures: new Set<string>() } as never;
    expect(modules.flatMap((module) => wrongFigures(module, known))).toEqual([]);
  });

  it('have a chart of their own where their model has one', () => {
    for (const { post, chart } of samples) {
      const pictures = post.sections.filter((part) => part.type === 'image');
      expect(pictures.map(({ src }) => src)).toEqual(chart ? [`chart-${post.slug}`] : []);
    }
  });
});

describe('the verdict', () => {
  it('is silent about builds within their time', () =>
    expect(excesses([cost(32, 120), cost(1000, 170), cost(5000, 800)])).toEqual([]));

  it.each([
    [[cost(1000, 200)], 'A build with 1000 posts took 200 s.'],
    [
      [cost(100, 100, 20_000), cost(200, 120, 20_900)],
      '/blog is 900 bytes heavier with 200 posts.',
    ],
    [[{ ...cost(100, 10), rewritten: 3 }], 'Built again, 3 files differ with 100 posts.'],
  ])('names what takes longer or grows more than it may: %#', (costs, sentence) =>
    expect(excesses(costs)).toEqual([sentence]),
  );

  it('names the files of two builds that differ, are new or gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'built-'));
    const write = (name: string, text: string) => writeFile(join(folder, name), text);
    await mkdir(join(folder, 'blog'));
    await Promise.all([write('a.html', 'a'), write('blog/b.html', 'b'), write('c.txt', 'c')]);
    const before = await fingerprints(folder);
    expect(differing(before, await fingerprints(folder))).toEqual([]);
    await Promise.all([
      write('blog/b.html', 'other'),
      write('d.txt', 'd'),
      rm(join(folder, 'c.txt')),
    ]);
    expect(differing(before, await fingerprints(folder))).toEqual([
      'blog/b.html',
      'c.txt',
      'd.txt',
    ]);
    await rm(folder, { recursive: true });
  });
});

it('what a shell says of its times is added up', () =>
  expect(secondsOf('0m0.00s 0m0.01s\n1m12.25s 0m3.5s\n')).toBeCloseTo(75.76));
