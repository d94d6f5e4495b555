import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { charts } from '@/content/found/charts';
import { posts } from '@/content/found/posts';
import { webinars } from '@/content/found/webinars';
import { whitePapers } from '@/content/found/white-papers';
import { languages } from '@/content/home/languages';
import { site } from '@/content/site';
import { shortName } from '@/lib/blog/address';
import { coverSize } from '@/lib/blog/post-card';
import { archivePreviews } from '@/lib/content/archive';
import { postPreviews } from '@/lib/content/article';
import { helpPreviews } from '@/lib/content/help';
import { pagePreviews } from '@/lib/content/pages';
import { coverStyle, getChart, getPosts } from '@/lib/content/posts';
import {
  getWebinars,
  webinarPicture,
  webinarPictureSize,
} from '@/lib/content/publications/webinars';
import {
  getWhitePapers,
  paperCover,
  paperCoverSize,
  paperHue,
} from '@/lib/content/publications/white-papers';
import { ogName } from '@/lib/picture/og-name';
import { chartDrawing } from '../charts/chart';
import { coverOf } from '../covers/general';
import { coverSvg } from '../covers/svg';
import { drawingSvg } from '../pens';
import { drawPreview, type PreviewRequest } from '../previews/preview';
import { entryJobs, entryPictures } from './entry-jobs';
import { image, type Job, mapJob } from './job';
import { shortHash } from './record';

const postJobs = (): readonly Job[] =>
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

/** Unless they name another picture. */
const publicationJobs = (): readonly Job[] => [
  ...getWebinars()
    .filter(({ picture }) => picture === undefined)
    .map(({ slug, hue }) => {
      const name = webinarPicture(slug);
      const drawn = { slug: name, hue, ground: 'night' } as const;
      return mapJob(name, drawn, webinarPictureSize, `the webinar '${slug}'`);
    }),
  ...getWhitePapers()
    .filter((paper) => paper.image === paperCover(paper.slug))
    .map((paper) => {
      const { image: slug, id } = paper;
      const ground = id % 2 === 0 ? 'tint' : 'deep';
      const drawn = { slug, hue: paperHue(paper), ground } as const;
      return mapJob(slug, drawn, paperCoverSize, `the white paper '${paper.slug}'`);
    }),
];

const blogGround = { slug: 'notes-from-the-dispatch-desk', hue: 'teal', ground: 'night' } as const;
const blogHero = mapJob('blog-hero', blogGround, { width: 560, height: 500 });

/** Read from the folder, since the manifest may not know it yet. */
function coverPhoto(path: string): { photo: string; photoHash: string } | undefined {
  const photo = ['jpg', 'jpeg', 'png']
    .map((ending) => `cover-${path.replace('/blog/', '')}.${ending}`)
    .find((file) => path.startsWith('/blog/') && existsSync(`public/images/${file}`));
  return photo
    ? { photo, photoHash: shortHash(readFileSync(`public/images/${photo}`)) }
    : undefined;
}

const previewJobs = (): readonly Job[] =>
  Object.entries({ ...pagePreviews, ...helpPreviews, ...postPreviews, ...archivePreviews }).map(
    ([path, { words, ...rest }]) => {
      const data: PreviewRequest = {
        ...rest,
        ...coverPhoto(path),
        slug: `og${path}`,
        headline: words,
        name: site.name,
        domain: site.domain,
      };
      return {
        file: `public/og/${ogName(path)}`,
        draw: () => drawPreview(data),
        data,
        owner: path.startsWith('/blog/') ? `the post '${path.slice(6)}'` : `the page ${path}`,
      };
    },
  );

const flagJobs: readonly Job[] = languages.flatMap(({ grid }) => {
  if (!grid) return [];
  const flag = join('node_modules', 'country-flag-icons', '3x2', `${grid.flag.toUpperCase()}.svg`);
  return { file: image(`flag-${grid.flag}`), draw: () => readFileSync(flag), data: grid.flag };
});

export const contentJobs = (): readonly Job[] => [
  ...postJobs(),
  ...publicationJobs(),
  blogHero,
  ...previewJobs(),
  ...flagJobs,
  ...entryJobs(),
];

/** Drafts and later days included. */
export const contentPictures = (): readonly string[] => [
  ...Object.keys(posts).flatMap((slug) => [`cover-${slug}`, `cover-${slug}-wide`]),
  ...Object.keys(charts).map((slug) => `chart-${slug}`),
  ...entryPictures(),
  ...Object.keys(webinars).map(webinarPicture),
  ...Object.keys(whitePapers).map(paperCover),
  ...[blogHero, ...flagJobs].map(({ file }) => parse(file).name),
];
