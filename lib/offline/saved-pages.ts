import { copies } from './copies';

/** A page of which there is a copy on the device. */
export interface SavedPage {
  readonly path: string;
  /** As plain text; the address where the document has none. */
  readonly title: string;
}

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
 * none or forbids to look; never throws.
 */
export async function savedPages(): Promise<readonly SavedPage[]> {
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
