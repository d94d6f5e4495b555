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

/** Seconds that a build of a thousand posts may take; more posts may take longer by as much. */
const limits = { first: 180, again: 90 };
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

/**
 * What takes longer or grows more than it may, with counts in rising order, and what an unchanged content has
 * written anew; empty where nothing does. /blog must weigh the same whatever the count.
 */
export function excesses(costs: readonly ContentCost[]): readonly string[] {
  return costs.flatMap((cost) => {
    const { posts, rewritten, blog } = cost;
    const thousands = Math.max(1, posts / 1000);
    const slow = (['first', 'again'] as const)
      .filter((build) => cost[build].seconds > limits[build] * thousands)
      .map((build) => `A build with ${posts} posts took ${Math.round(cost[build].seconds)} s.`);
    const heavier = blog - (costs[0]?.blog ?? blog);
    return [
      ...slow,
      ...(rewritten > 0 ? [`Built again, ${rewritten} files differ with ${posts} posts.`] : []),
      ...(heavier > slack ? [`/blog is ${heavier} bytes heavier with ${posts} posts.`] : []),
    ];
  });
}
