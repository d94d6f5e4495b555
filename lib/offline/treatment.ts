import { furtherWordsFolder, wordsPath } from '../search/words-file';

/** What the service worker has to know of a request; its mode is 'navigate' for documents. */
interface Asked extends Pick<Request, 'method' | 'url'> {
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/**
 * `page`: network, then the copy, then the offline page. `file`: the copy, for good, since its name
 * holds a hash. `picture`: the copy, renewed behind it. `payload` and `words`: network, then the copy.
 * `pass`: the browser does as if there were no service worker.
 */
export type Treatment = 'page' | 'payload' | 'file' | 'picture' | 'words' | 'pass';

const hashed = /^\/(?:_next\/static|sprites)\//;
const extension = /\.[a-z0-9]+$/i;
const payload = /^(?!.*\/__next\.).*\.txt$/;
const picture = /\.(?:svg|png|jpe?g|avif|webp)$/i;

/**
 * Which request gets which treatment. A kept payload of another build does no harm: the framework compares
 * the build that it names, and loads the document. What is fetched ahead passes, since nothing waits for it.
 */
export function treatmentOf({ method, url, mode, headers }: Asked, origin: string): Treatment {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || headers.has('range')) return 'pass';
  if (hashed.test(pathname) || pathname.startsWith(furtherWordsFolder)) return 'file';
  if (mode === 'navigate') return extension.test(pathname) ? 'pass' : 'page';
  if (pathname === wordsPath) return 'words';
  if (headers.has('rsc') && payload.test(pathname)) return 'payload';
  return picture.test(pathname) ? 'picture' : 'pass';
}
