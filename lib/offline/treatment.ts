import { zipFolder } from '../planner/zips/zip-file';
import { furtherWordsFolder, wordsPath } from '../search/words-file';

/** `mode` is 'navigate' for documents. */
interface Asked extends Pick<Request, 'method' | 'url'> {
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/**
 * `page`: network, copy, offline page. `file`: copy (hashed names). `picture`: copy, revalidated.
 * `payload` and `words`: network, then copy. `pass`: not handled.
 */
export type Treatment = 'page' | 'payload' | 'file' | 'picture' | 'words' | 'pass';

const hashed = /^\/(?:_next\/static|sprites)\//;
/** Their files are named by their content. */
const hashedFolders = [furtherWordsFolder, zipFolder];
const extension = /\.[a-z0-9]+$/i;
const payload = /^(?!.*\/__next\.).*\.txt$/;
const picture = /\.(?:svg|png|jpe?g|avif|webp)$/i;

/** A payload of another build does no harm: the framework notices and loads the document. */
export function treatmentOf({ method, url, mode, headers }: Asked, origin: string): Treatment {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || headers.has('range')) return 'pass';
  const isHashed = hashedFolders.some((folder) => pathname.startsWith(folder));
  if (hashed.test(pathname) || isHashed) return 'file';
  if (mode === 'navigate') return extension.test(pathname) ? 'pass' : 'page';
  if (pathname === wordsPath) return 'words';
  if (headers.has('rsc') && payload.test(pathname)) return 'payload';
  return picture.test(pathname) ? 'picture' : 'pass';
}
