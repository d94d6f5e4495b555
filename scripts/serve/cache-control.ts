import { zipFolder } from '@/lib/planner/zips/zip-file';
import { furtherWordsFolder } from '@/lib/search/words-file';

/** For all that may change with a build, redirects and 404 included. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Only hashed names are kept for good: an open tab must not mix `.txt` payloads of two builds. */
export const cacheRules = [
  { folder: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  { folder: '/sprites/', value: 'public, max-age=31536000, immutable' },
  { folder: furtherWordsFolder, value: 'public, max-age=31536000, immutable' },
  { folder: zipFolder, value: 'public, max-age=31536000, immutable' },
  { folder: '/images/', value: 'public, max-age=86400' },
] as const;

export const cacheControl = (pathname: string): string =>
  cacheRules.find(({ folder }) => pathname.startsWith(folder))?.value ?? revalidate;
