import type { IConfig } from 'next-sitemap';
import { sitemapPages } from './lib/content/sitemap';
import { env } from './lib/env';

/** The protocol's limit: one file holds all, so no index is needed. */
const mostPages = 50_000;

/**
 * /sitemap.xml and /robots.txt, written into `out/` by scripts/after-build.
 *
 * The pages come from content, sorted and with their own dates. What next-sitemap finds by itself
 * is left out: it takes the files in any order, unknown-address pages and the build's day included.
 */
const config: IConfig = {
  siteUrl: env.siteUrl,
  output: 'export',
  sitemapSize: mostPages,
  generateIndexSitemap: false,
  transform: () => undefined,
  additionalPaths: () =>
    sitemapPages().map(({ path, updated }) => ({ loc: path, lastmod: updated })),
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [{ userAgent: '*', allow: '/' }],
    // 'Host' was one search engine's own directive and is read by none now.
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
};

export default config;
