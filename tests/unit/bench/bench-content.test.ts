import { describe, expect, it } from 'vitest';
import { posts } from '@/content/blog';
import { charts } from '@/content/blog/charts';
import { repeatedSentences, wrongFigures } from '@/lib/content/check/checks';
import { commonFolder } from '@/scripts/bench/content/copy-site';
import { samplePosts } from '@/scripts/bench/content/sample-posts';
import {
  type BuildCost,
  type ContentCost,
  excesses,
  lineOf,
  slopes,
} from '@/scripts/bench/content/verdict';

const build = (seconds: number, cpuSeconds = 0): BuildCost => ({ seconds, cpuSeconds, peak: 0 });

const cost = (count: number, seconds: number, blog = 20_000): ContentCost => ({
  posts: count,
  first: build(seconds),
  again: build(seconds / 2),
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
      expect(new Set([...posts, ...made].map((post) => post[key])).size, key).toBe(86);
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
  it('is silent about a cost that grows with the posts', () => {
    const costs = [cost(100, 120), cost(200, 140), cost(400, 182)];
    expect(slopes(costs, 'first')).toEqual([200, 210]);
    expect(slopes(costs, 'again')).toEqual([100, 105]);
    expect(excesses(costs)).toEqual([]);
    expect(excesses([cost(100, 100)])).toEqual([]);
  });

  it('names a post that becomes dearer', () => {
    expect(excesses([cost(100, 120), cost(200, 140), cost(400, 240)])).toEqual([
      'A further post costs 200 ms first, then 500 ms.',
    ]);
    expect(excesses([cost(100, 10), cost(200, 40)])).toEqual([
      'The time grows faster than the number of posts.',
    ]);
  });

  it('trusts the processor more than the clock', () => {
    const slow = (count: number, seconds: number, cpuSeconds: number) => ({
      ...cost(count, seconds),
      first: build(seconds, cpuSeconds),
    });
    expect(excesses([slow(100, 100, 90), slow(200, 900, 110)])).toEqual([]);
  });

  it('names a heavier list', () => {
    expect(excesses([cost(100, 100, 20_000), cost(200, 120, 20_900)])).toEqual([
      '/blog is 900 bytes heavier with 200 posts.',
    ]);
  });

  it('says what a build took in a line', () => {
    const first = { ...build(80, 70), peak: 3 * 2 ** 30 };
    expect(lineOf({ ...cost(100, 80), first })).toBe(
      '100 posts: 80.0 s, 70.0 s of processor time, peak 3072 MB; built again: 40.0 s, 0.0 s of processor time, peak not measured; 160 pages, /blog 19.5 KB, index 0.0 KB, feed 0.0 KB',
    );
  });
});

it.each([
  ['/srv/site', '/srv/bench', '/srv'],
  ['/home/site', '/srv/bench', '/'],
  ['/home/site', '/home/site', '/home/site'],
])('%s and %s lie in %s', (a, b, both) => expect(commonFolder(a, b)).toBe(both));
