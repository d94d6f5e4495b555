import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { charts } from '@/content/found/charts';
import { integrations } from '@/content/found/integrations';
import { posts } from '@/content/found/posts';
import { webinars } from '@/content/found/webinars';
import { whitePapers } from '@/content/found/white-papers';
import { languages } from '@/content/home/languages';
import { site } from '@/content/site';
import { archivePreviews } from '@/lib/content/archive';
import { postPreviews } from '@/lib/content/article';
import { helpPreviews } from '@/lib/content/help';
import { withoutMark } from '@/lib/content/integrations';
import { pagePreviews } from '@/lib/content/pages';
import {
  getWebinars,
  webinarPicture,
  webinarPictureSize,
} from '@/lib/content/publications/webinars';
import {
  getWhitePapers,
  paperCover,
  paperCoverSize,
  paperThread,
} from '@/lib/content/publications/white-papers';
import { industries } from '@/lib/content/stories/industries';
import { ogName } from '@/lib/picture/og-name';
import { entryJobs, entryPictures } from './entry-jobs';
import { fixedJobs } from './fixed-jobs';
import { image, type Job } from './job';
import { postJobs } from './post-jobs';
import { shortHash } from './program-hash';

/** A map for each webinar, and a sheet for each white paper that is shown, unless they name another picture. */
const publicationJobs = (): readonly Job[] => [
  ...getWebinars()
    .filter(({ picture }) => picture === undefined)
    .map(({ slug, thread }) => ({
      file: image(webinarPicture(slug)),
      program: 'programs/cover' as const,
      data: { slug: webinarPicture(slug), thread, ground: 'night', ...webinarPictureSize },
      owner: `the webinar '${slug}'`,
    })),
  ...getWhitePapers()
    .filter((paper) => paper.image === paperCover(paper.slug))
    .map((paper) => ({
      file: image(paper.image),
      program: 'programs/cover' as const,
      data: {
        slug: paper.image,
        thread: paperThread(paper),
        ground: paper.id % 2 === 0 ? 'tint' : 'deep',
        ...paperCoverSize,
      },
      owner: `the white paper '${paper.slug}'`,
    })),
];

const blogHero: Job = {
  file: image('blog-hero'),
  program: 'programs/cover',
  data: {
    slug: 'notes-from-the-dispatch-desk',
    thread: 'teal',
    ground: 'night',
    width: 560,
    height: 500,
  },
};

/** The photograph that somebody has put in the place of a post's cover; read from the folder, since the manifest may not know it yet. */
function coverPhoto(path: string): { photo: string; photoHash: string } | undefined {
  const photo = ['jpg', 'jpeg', 'png']
    .map((ending) => `cover-${path.replace('/blog/', '')}.${ending}`)
    .find((file) => path.startsWith('/blog/') && existsSync(`public/images/${file}`));
  return photo === undefined
    ? undefined
    : { photo, photoHash: shortHash(readFileSync(`public/images/${photo}`)) };
}

/** Which program draws a preview, and from what. */
function previewOf(photo: object | undefined, data: object) {
  if (photo) return { program: 'programs/photo-preview', data: { ...data, ...photo } };
  return { program: 'category' in data ? 'programs/blog-preview' : 'programs/preview', data };
}

const previewJobs = (): readonly Job[] =>
  Object.entries({ ...pagePreviews, ...helpPreviews, ...postPreviews, ...archivePreviews }).map(
    ([path, { words, ...look }]) => ({
      file: `public/og/${ogName(path)}`,
      ...previewOf(coverPhoto(path), {
        ...look,
        slug: `og${path}`,
        headline: words,
        name: site.name,
        domain: site.domain,
      }),
      owner: path.startsWith('/blog/') ? `the post '${path.slice(6)}'` : `the page ${path}`,
    }),
  );

const flagJobs: readonly Job[] = languages.flatMap(({ grid }) =>
  grid
    ? {
        file: image(`flag-${grid.flag}`),
        program: 'programs/flag',
        data: { country: grid.flag },
      }
    : [],
);

/** Names of the catalog in letters, where nobody put a logo there. */
const plateJobs = (): readonly Job[] =>
  withoutMark.map(({ image: name, heading, slug, thread }) => ({
    file: image(name),
    program: 'programs/plate',
    data: { name: heading, thread },
    owner: `the integration '${slug}'`,
  }));

const cityJobs: readonly Job[] = (['wide', 'phone'] as const).map((form) => ({
  file: image(form === 'wide' ? 'industries-city' : 'industries-city-phone'),
  program: 'programs/industries-city',
  data: { form, sheets: industries.map(({ id, sheet }) => ({ id, thread: sheet })) },
}));

/** Every file that is drawn from data: covers, charts and previews for what content holds, icons. */
export const contentJobs = (): readonly Job[] => [
  ...postJobs(),
  ...publicationJobs(),
  blogHero,
  ...previewJobs(),
  ...plateJobs(),
  ...flagJobs,
  ...cityJobs,
  ...entryJobs(),
  ...fixedJobs,
];

/** Names of the pictures that are drawn for what content holds, of drafts and later days too. */
export const contentPictures = (): readonly string[] => [
  ...Object.keys(posts).flatMap((slug) => [`cover-${slug}`, `cover-${slug}-wide`]),
  ...Object.keys(charts).map((slug) => `chart-${slug}`),
  ...entryPictures(),
  ...Object.keys(webinars).map(webinarPicture),
  ...Object.keys(whitePapers).map(paperCover),
  ...Object.keys(integrations).map((slug) => `logo-${slug}`),
  ...[blogHero, ...flagJobs, ...cityJobs].map(({ file }) => parse(file).name),
];
