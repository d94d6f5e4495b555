import { shortName } from '@/lib/blog/address';
import { coverSize } from '@/lib/blog/post-card';
import { coverLook, getChart, getPosts } from '@/lib/content/posts';
import { image, type Job } from './job';

/** The cover of each post, and its chart. */
export const postJobs = (): readonly Job[] =>
  getPosts().flatMap((post) => {
    const { slug, thread, ground } = coverLook(post);
    const owner = `the post '${slug}'`;
    const chart = getChart(slug);
    const category = shortName(post.category);
    const cover = { slug, category, thread, sheet: ground, ...coverSize, ...(chart && { chart }) };
    return [
      { file: image(`cover-${slug}`), program: 'programs/post-cover', data: cover, owner },
      ...(chart
        ? [{ file: image(`chart-${slug}`), program: 'programs/chart', data: chart, owner }]
        : []),
    ];
  });
