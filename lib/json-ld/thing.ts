import type { Thing, WithContext } from 'schema-dts';
import { site } from '@/content/site';
import { env } from '../env';

/** The whole address of a path of the site. */
export const address = (path: string): string => new URL(path, env.siteUrl).href;

/** The publisher as other pages name it; the home page tells the rest. */
export const publisher = {
  '@type': 'Organization',
  '@id': address('/#organization'),
  name: site.name,
  url: address('/'),
} as const;

/** Makes a thing a document of its own. */
export const inContext = <Kind extends Thing>(thing: Kind): WithContext<Kind> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Kind>;
