import { shortName } from '@/lib/blog/address';
import { coverSize, wideCoverSize } from '@/lib/blog/post-card';
import { coverLook, getChart, getPosts } from '@/lib/content/posts';
import { image, type Job } from './job';

/** The cover of each post in two cuts, and its chart. */
export const postJobs = (): readonly Job[] =>
  getPosts().flatMap((post) => {
    const { slug, thread, ground } = coverLook(post);
    const owner = `the post '${slug}'`;
    const chart = getChart(slug);
    const cover = (name: string, cut: object): Job => ({
      file: image(name),
      program: 'programs/post-cover',
      data: {
        ...{ slug, category: shortName(post.category), thread, sheet: ground, ...cut },
        ...(chart && { chart }),
      },
      owner,
    });
    return [
      cover(`cover-${slug}`, { cut: 40, ...coverSize }),
      cover(`cover-${slug}-wide`, wideCoverSize),
      ...(chart
        ? [{ file: image(`chart-${slug}`), program: 'programs/chart', data: chart, owner }]
        : []),
    ];
  });
