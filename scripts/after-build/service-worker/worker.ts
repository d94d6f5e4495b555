import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist';
import { copies, filesOfPage, isCopyOf, isOutdatedCache } from '@/lib/offline/copies';
import { isKeepPage } from '@/lib/offline/keep-page';
import { isOverdue, noteRequest, patience, shortPatience } from '@/lib/offline/silence';
import { type Treatment, treatmentOf } from '@/lib/offline/treatment';
import { offlinePath } from '@/lib/routes';
import type { WorkerScope } from './scope';

declare const self: WorkerScope & { readonly precacheEntries: PrecacheEntry[] };

/**
 * Ignores copies that are no answer of this site. A web worker reads what it runs after the # of its address,
 * and would get that of the worker that was stored first: an answer made anew has the address that was asked for.
 */
const ownCopies: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse: copy, request }) => {
    if (!copy || !isCopyOf(copy, request.url)) return undefined;
    return request.destination === 'worker' ? new Response(copy.body, copy) : copy;
  },
};

/** Keeps only complete, direct answers: no 404, no redirect, no partial content. */
const wholeAnswers: SerwistPlugin = {
  ...ownCopies,
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};

const keptAs = (kind: keyof typeof copies, plugins: SerwistPlugin[] = []) => {
  const { cacheName, ...limits } = copies[kind];
  const expiration = new ExpirationPlugin({
    ...limits,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
  return { cacheName, plugins: [wholeAnswers, ...plugins, expiration] };
};

const files = new CacheFirst(keptAs('files'));

/** One file answers all queries. */
const bareAddress: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Keeps a page together with its hashed files. */
const wholePage: SerwistPlugin = {
  ...bareAddress,
  cacheDidUpdate: async ({ newResponse, event }) => {
    const needed = filesOfPage(await newResponse.text());
    await Promise.all(
      needed.map((file) => files.handleAll({ event, request: new Request(file) })[1]),
    );
  },
  handlerDidError: async ({ request }) => {
    // The host would redirect to the page's address, whose copy may be here.
    const { pathname, search } = new URL(request.url);
    const clean = pathname.replace(/\/+$/, '');
    if (clean !== '' && clean !== pathname) return Response.redirect(clean + search);
    const page = await serwist.matchPrecache(offlinePath);
    return page && isCopyOf(page, new URL(offlinePath, self.location.origin).href)
      ? page
      : undefined;
  },
};

const pagesWithin = (networkTimeoutSeconds: number) =>
  new NetworkFirst({ ...keptAs('pages', [wholePage]), networkTimeoutSeconds });
const pages = pagesWithin(patience);
const overduePages = pagesWithin(shortPatience);
const payloads = new NetworkFirst({
  ...keptAs('payloads', [bareAddress]),
  networkTimeoutSeconds: patience,
});
const words = new NetworkFirst({ ...keptAs('words'), networkTimeoutSeconds: patience });
const pictures = new StaleWhileRevalidate(keptAs('pictures'));

const route = (
  treatment: Treatment,
  handler: NetworkFirst | CacheFirst | StaleWhileRevalidate,
) => ({
  matcher: ({ request }: { request: Request }) =>
    treatmentOf(request, self.location.origin) === treatment,
  handler,
});

// Takes over at once, also from older workers in open tabs: documents come from the network,
// everything else is hashed, and the caches outlive the worker.
const serwist = new Serwist({
  precacheEntries: self.precacheEntries,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    cleanURLs: false,
    directoryIndex: null,
    plugins: [ownCopies],
  },
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request }) => request.mode === 'navigate' && isOverdue(request.url),
      handler: overduePages,
    },
    route('page', pages),
    route('payload', payloads),
    route('file', files),
    route('picture', pictures),
    route('words', words),
  ],
});

// Before Serwist's listener: ignored requests must not meet the precache.
self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, self.location.origin);
  if (treatment === 'payload') noteRequest(event.request.url);
  if (treatment === 'pass') event.stopImmediatePropagation();
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const outdated = (await caches.keys()).filter(isOutdatedCache);
    await Promise.all(outdated.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (!isKeepPage(event.data) || event.data.path === offlinePath) return;
  const request = new Request(event.data.path);
  event.waitUntil(Promise.allSettled(pages.handleAll({ event, request })));
});

serwist.addEventListeners();
