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

/** The place of a copy that is no answer of this site is empty. */
const ownCopies: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && isCopyOf(cachedResponse, request.url) ? cachedResponse : undefined,
};

/** Nothing but a whole, plain answer of this site is kept: no 404, no redirect, no part of a file. */
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

/** A page is kept together with every hashed file that it names. */
const wholePage: SerwistPlugin = {
  ...bareAddress,
  cacheDidUpdate: async ({ newResponse, event }) => {
    const needed = filesOfPage(await newResponse.text());
    await Promise.all(
      needed.map((file) => files.handleAll({ event, request: new Request(file) })[1]),
    );
  },
  handlerDidError: async ({ request }) => {
    // With a network the host leads from there to the address of the page, whose copy may be here.
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

// Takes over at once, also from an older worker that open tabs use. That is safe here: documents
// come from the network, all else that a worker answers has a hash in its name, and the caches of
// hashed files outlive the worker, so an old tab finds its own files. Waiting would leave a tab that
// is never closed with a worker that cannot be replaced.
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

// Before Serwist's own listener: what passes must not meet the precached files either.
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
  // The offline page is in the shell, and no page to be listed.
  if (!isKeepPage(event.data) || event.data.path === offlinePath) return;
  const request = new Request(event.data.path);
  event.waitUntil(Promise.allSettled(pages.handleAll({ event, request })));
});

serwist.addEventListeners();
