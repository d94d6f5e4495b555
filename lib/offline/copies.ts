/** What a service worker keeps on the device, by kind, and how much of it. */
export const copies = {
  /** Documents, under their address without the query: one file answers all queries. */
  pages: { cacheName: 'offline-pages', maxEntries: 30, maxAgeSeconds: 30 * 86_400 },
  /** What the framework gets of a page when a link of another one is pressed. */
  payloads: { cacheName: 'offline-payloads', maxEntries: 30, maxAgeSeconds: 30 * 86_400 },
  /**
   * Files with a hash in their name. Room for what thirty pages of two builds need: a page without
   * its style sheet would be a poor copy.
   */
  files: { cacheName: 'offline-files', maxEntries: 300, maxAgeSeconds: 60 * 86_400 },
  /** The first file of the search; further ones have hashes. */
  words: { cacheName: 'offline-words', maxEntries: 1, maxAgeSeconds: 60 * 86_400 },
  pictures: { cacheName: 'offline-pictures', maxEntries: 60, maxAgeSeconds: 30 * 86_400 },
} as const;

const names: readonly string[] = Object.values(copies).map(({ cacheName }) => cacheName);

/** Whether a cache is one of an earlier version of this list, and may go. */
export const isOutdatedCache = (name: string): boolean =>
  name.startsWith('offline-') && !names.includes(name);

const hashedFile = /\/(?:_next\/static|sprites)\/[^"'\\\s?#)<>&]+\.(?:js|css|woff2|svg)/g;

/**
 * The hashed files that a document names, each once: what it needs to be shown without a network.
 * The script for browsers without modules is left out, since no browser of ours runs it.
 */
export function filesOfPage(html: string): readonly string[] {
  const needed = html.replace(/<script[^>]*\bnomodule\b[^>]*>/gi, '');
  return [...new Set(needed.match(hashedFile))];
}

/**
 * Whether a kept answer is what this site once answered at an address: one that a script wrote, that
 * another host gave or that belongs to another address is none, whoever put it among the copies.
 */
export function isCopyOf(answer: Pick<Response, 'type' | 'url'>, asked: string): boolean {
  if (answer.type !== 'basic' || !URL.canParse(answer.url)) return false;
  const [from, to] = [new URL(answer.url), new URL(asked)];
  return from.origin === to.origin && from.pathname === to.pathname;
}
