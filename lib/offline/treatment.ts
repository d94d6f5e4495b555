import { furtherWordsFolder, wordsPath } from '../search/words-file';

/** What the service worker has to know of a request; its mode is 'navigate' for documents. */
interface Asked extends Pick<Request, 'method' | 'url'> {
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/**
 * `page`: network, then the copy, then the offline page. `file`: the copy, for good, since its name
 * holds a hash. `picture`: the copy, renewed behind it. `words`: network, then the copy.
 * `pass`: the browser does as if there were no service worker.
 */
export type Treatment = 'page' | 'file' | 'picture' | 'words' | 'pass';

const hashed = /^\/(?:_next\/static|sprites)\//;
const extension = /\.[a-z0-9]+$/i;
const picture = /\.(?:svg|png|jpe?g|avif|webp)$/i;

/**
 * Which request gets which treatment.
 *
 * The `.txt` payloads of a change of page pass on purpose: no hash tells those of two builds apart. The
 * framework compares the build that a payload names and loads the document where it is another one; a
 * copy of a payload would only have it do so later. Where a payload fails or does not come, the page is
 * opened as a document too, and of that there is a copy, whole and of one build.
 */
export function treatmentOf({ method, url, mode, headers }: Asked, origin: string): Treatment {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || headers.has('range')) return 'pass';
  if (hashed.test(pathname) || pathname.startsWith(furtherWordsFolder)) return 'file';
  if (mode === 'navigate') return extension.test(pathname) ? 'pass' : 'page';
  if (pathname === wordsPath) return 'words';
  return picture.test(pathname) ? 'picture' : 'pass';
}
