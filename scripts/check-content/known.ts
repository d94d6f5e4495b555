import { blogPictureNames } from '@/app/blog/pictures';
import { pictureNames } from '@/art/gallery';
import { figures } from '@/content/figures';
import { featureIds } from '@/content/home/types';
import type { Known } from '@/lib/content/check/checks';
import { getPosts } from '@/lib/content/posts';
import { iconNames } from '@/lib/icons/icons';
import { routes } from '@/lib/routes';

/** Anchors of the home page (SPEC 2). */
const homeSections = [
  'home',
  'our-services',
  'industries',
  'pricing',
  'how-it-works',
  ...featureIds,
];

/** What content may point at, as the site stands. */
export const known: Known = {
  routes: new Set([...Object.values(routes), ...getPosts().map(({ slug }) => `/blog/${slug}`)]),
  sections: { [routes.home]: new Set(homeSections) },
  icons: new Set(iconNames),
  pictures: new Set([...pictureNames, ...blogPictureNames]),
  figures: new Set(Object.values(figures).map(({ value }) => value)),
};
