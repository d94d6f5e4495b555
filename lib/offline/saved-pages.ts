import { copies } from './copies';

/**
 * The title of a document, entities decoded. Nothing else of it is read: the policy of the page that
 * asks would report the styles of the other one.
 */
function titleOf(html: string): string {
  const [element = ''] = /<title[^>]*>[^<]*<\/title>/i.exec(html) ?? [];
  return new DOMParser().parseFromString(element, 'text/html').title;
}

/**
 * The pages that can be read without a network, the last read first. Empty where the device keeps
 * none or forbids to look; never throws. A title is plain text; the address where there is none.
 */
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
