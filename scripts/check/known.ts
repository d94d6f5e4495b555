import { contentPictures } from '@/art/workshop/content-jobs';
import { figures } from '@/content/figures';
import { featureIds } from '@/content/home/types';
import type { Known } from '@/lib/content/check/checks';
import { getPosts } from '@/lib/content/posts';
import { iconNames } from '@/lib/icons/icons';
import { pictures } from '@/lib/picture/manifest';
import { routes } from '@/lib/routes';

/** Anchors of the home page, which its menu and other pages lead to. */
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
  pictures: new Set([...Object.keys(pictures), ...contentPictures()]),
  figures: new Set(Object.values(figures).map(({ value }) => value)),
};
