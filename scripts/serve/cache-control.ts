import { furtherWordsFolder } from '@/lib/search/words-file';

/** For everything that can change with the next build, redirects and missing pages included. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * How long files below a folder may be kept; all else is `revalidate`.
 *
 * Only names with a hash are kept for good: the `.txt` payloads of a page have none, and an open
 * tab that mixed those of two builds would break.
 */
export const cacheRules = [
  { folder: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  { folder: '/sprites/', value: 'public, max-age=31536000, immutable' },
  { folder: furtherWordsFolder, value: 'public, max-age=31536000, immutable' },
  { folder: '/images/', value: 'public, max-age=86400' },
] as const;

/** How long a successful answer may be kept, by its path. */
export const cacheControl = (pathname: string): string =>
  cacheRules.find(({ folder }) => pathname.startsWith(folder))?.value ?? revalidate;
