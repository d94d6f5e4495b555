import { shortName } from '@/lib/blog/address';
import { coverSize } from '@/lib/blog/post-card';
import { coverStyle, getChart, getPosts } from '@/lib/content/posts';
import { chartDrawing } from '../charts/chart';
import { coverOf } from '../covers/find';
import { coverSvg } from '../covers/svg';
import { drawingSvg } from '../pens';
import { image, type Job } from './job';

export const postJobs = (): readonly Job[] =>
  getPosts().flatMap((post): readonly Job[] => {
    const { slug, hue, ground } = coverStyle(post);
    const owner = `the post '${slug}'`;
    const chart = getChart(slug);
    const frame = { category: shortName(post.category), hue, ground, ...coverSize };
    const cover: Job = {
      file: image(`cover-${slug}`),
      draw: async () => coverSvg(await coverOf({ slug, chart, hue }, frame.category), frame),
      data: { ...frame, chart },
      owner,
    };
    if (!chart) return [cover];
    const draw = () => drawingSvg(chartDrawing(chart));
    return [cover, { file: image(`chart-${slug}`), draw, data: chart, owner }];
  });
