import { copies } from './copies';

/** Parses nothing but the title: the page's policy would report the other page's styles. */
function titleOf(html: string): string {
  const [element = ''] = /<title[^>]*>[^<]*<\/title>/i.exec(html) ?? [];
  return new DOMParser().parseFromString(element, 'text/html').title;
}

/** Pages that can be read offline, the last read first. Never throws. */
export async function savedPages() {
  try {
    const { cacheName } = copies.pages;
    if (!(await caches.has(cacheName))) return [];
    const cache = await caches.open(cacheName);
    const pages = (await cache.keys()).map(async (request) => {
      const { pathname } = new URL(request.url);
      const html = await (await cache.match(request))?.text();
      return { path: pathname, title: titleOf(html ?? '') || pathname };
    });
    return (await Promise.all(pages)).reverse();
  } catch (error) {
    console.debug('Saved pages cannot be read', error);
    return [];
  }
}

export type SavedPage = Awaited<ReturnType<typeof savedPages>>[number];
