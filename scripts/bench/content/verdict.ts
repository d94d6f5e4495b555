/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** Processor time, which other work on the machine changes little. */
  readonly cpuSeconds: number;
}

/** What a build wrote. */
export interface SiteWeight {
  readonly pages: number;
  /** Brotli bytes of /blog and of what grows with the posts. */
  readonly blog: number;
  readonly index: number;
  readonly feed: number;
}

/** What the builds with so many posts took and wrote. */
export interface ContentCost extends SiteWeight {
  /** Those of the site and the made-up ones. */
  readonly posts: number;
  /** With nothing kept from an earlier build, and once more after that. */
  readonly first: BuildCost;
  readonly again: BuildCost;
  /** Files that the second build of the same content wrote otherwise than the first. */
  readonly rewritten: number;
}

/** How much dearer a post may become from one count to the next: builds vary by about as much. */
const tolerance = 1.3;
/** Bytes that /blog may gain: counts and dates have more digits. */
const slack = 200;

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** What both builds cost and made, as a row of a table: seconds by the clock and of the processor, KB. */
export const rowOf = ({ first, again, rewritten, blog, index, feed, ...counts }: ContentCost) => ({
  ...counts,
  'first (s)': Math.round(first.seconds),
  'of the processor': Math.round(first.cpuSeconds),
  'again (s)': Math.round(again.seconds),
  'of the processor again': Math.round(again.cpuSeconds),
  'files again': rewritten,
  '/blog (KB)': kilobytes(blog),
  'index (KB)': kilobytes(index),
  'feed (KB)': kilobytes(feed),
});

/** Milliseconds of processor time that each further post costs a build from one count to the next. */
export const slopes = (
  costs: readonly ContentCost[],
  build: 'first' | 'again',
): readonly number[] =>
  costs.slice(1).map((cost, index) => {
    const before = costs[index] as ContentCost;
    const more = cost[build].cpuSeconds - before[build].cpuSeconds;
    return (more * 1000) / (cost.posts - before.posts);
  });

/**
 * What grows worse than it may, with counts in rising order, and what an unchanged content has written
 * anew; empty where nothing does. Time is linear when a further post never costs much more than at the
 * counts before; with two counts only the whole can be compared. /blog must weigh the same whatever the
 * count.
 */
export function excesses(costs: readonly ContentCost[]): readonly string[] {
  const [first, ...more] = costs;
  const last = more.at(-1);
  const changed = costs
    .filter(({ rewritten }) => rewritten > 0)
    .map(({ rewritten, posts }) => `Built again, ${rewritten} files differ with ${posts} posts.`);
  if (!first || !last) return changed;
  const [slope, ...later] = slopes(costs, 'first') as [number, ...number[]];
  const dear = later.filter((each) => each > slope * tolerance).map((each) => each.toFixed(0));
  const grown = last.first.cpuSeconds / first.first.cpuSeconds;
  const heavier = last.blog - first.blog;
  return [
    ...changed,
    ...(dear.length > 0
      ? [`A further post costs ${slope.toFixed(0)} ms first, then ${dear.join(' and ')} ms.`]
      : []),
    ...(grown > (last.posts / first.posts) * tolerance
      ? ['The time grows faster than the number of posts.']
      : []),
    ...(heavier > slack ? [`/blog is ${heavier} bytes heavier with ${last.posts} posts.`] : []),
  ];
}
