export const copies = {
  /** Keyed without the query: one file answers all. */
  pages: { cacheName: 'offline-pages', maxEntries: 30, maxAgeSeconds: 30 * 86_400 },
  payloads: { cacheName: 'offline-payloads', maxEntries: 30, maxAgeSeconds: 30 * 86_400 },
  /** Hashed files; room for thirty pages of two builds. */
  files: { cacheName: 'offline-files', maxEntries: 300, maxAgeSeconds: 60 * 86_400 },
  /** The first file of the search; further ones have hashes. */
  words: { cacheName: 'offline-words', maxEntries: 1, maxAgeSeconds: 60 * 86_400 },
  pictures: { cacheName: 'offline-pictures', maxEntries: 60, maxAgeSeconds: 30 * 86_400 },
} as const;

const names: readonly string[] = Object.values(copies).map(({ cacheName }) => cacheName);

/** Whether a cache is from an earlier version of this list. */
export const isOutdatedCache = (name: string): boolean =>
  name.startsWith('offline-') && !names.includes(name);

const hashedFile = /\/(?:_next\/static|sprites)\/[^"'\\\s?#)<>&]+\.(?:js|css|woff2|svg)/g;

/** Hashed files that a document needs. No supported browser runs the nomodule script. */
export function filesOfPage(html: string): readonly string[] {
  const needed = html.replace(/<script[^>]*\bnomodule\b[^>]*>/gi, '');
  return [...new Set(needed.match(hashedFile))];
}

/** Whether a cached answer came from this site and address; anybody may have written it. */
export function isCopyOf(answer: Pick<Response, 'type' | 'url'>, asked: string): boolean {
  if (answer.type !== 'basic' || !URL.canParse(answer.url)) return false;
  const [from, to] = [new URL(answer.url), new URL(asked)];
  return from.origin === to.origin && from.pathname === to.pathname;
}
