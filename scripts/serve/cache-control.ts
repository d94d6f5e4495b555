const hashedFiles = '/_next/static/';
const pictures = '/images/';

/**
 * How long a successful answer may be kept, by its path.
 *
 * Only names with a hash are kept for good: the `.txt` payloads of a page have none, and an open
 * tab that mixed those of two builds would break.
 */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  if (pathname.startsWith(pictures)) return 'public, max-age=86400';
  return revalidate;
}

/** For everything that can change with the next build, redirects and missing pages included. */
export const revalidate = 'public, max-age=0, must-revalidate';
