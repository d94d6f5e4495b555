import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen, siteHandler } from '@/scripts/serve/handler';
import { expect } from '../support/test';

/** What may become of a file on its way: a cache or proxy cuts it and answers as if it were whole, or nothing comes. */
type Fault = 'short' | 'stalled';

function answerBroken(fault: Fault, path: string, response: ServerResponse): void {
  if (fault === 'stalled') return;
  const payload = readFileSync(`out${path}`);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(payload.subarray(0, payload.length / 2));
}

/** A server of `out/` of its own, on a port and so with a service worker of its own. */
export async function startSite() {
  const site = {
    gone: new Set<string>(),
    /** Files that do not come whole, by their paths. */
    broken: new Map<string, Fault>(),
    /** Another text of /sw.js, as the next deployment would bring. */
    worker: null as string | null,
  };
  const answer = siteHandler({ root: 'out', mailListFile: 'test-results/offline-mail-list.txt' });
  const { server, port } = await listen(async (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const fault = site.broken.get(path);
    if (fault) answerBroken(fault, path, response);
    else if (site.gone.has(path)) response.writeHead(404).end('Not found');
    else if (path === '/sw.js' && site.worker !== null)
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(site.worker);
    else await answer(request, response);
  }, 0);
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return Object.assign(site, { url: `http://localhost:${port}`, close });
}

export type OwnSite = Awaited<ReturnType<typeof startSite>>;

/** The page registers its worker when it has nothing else to do, 5 s after loading at the latest. */
export const registered = { timeout: 20_000 };

export async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const cache = await caches.open('offline-pages');
          return (await cache.match(wanted)) !== undefined;
        }, path),
      registered,
    )
    .toBe(true);
}

/** Waits until no request of the page or of its worker for a hashed file is under way. */
export async function filesAreKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('offline-files');
        const own = [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')];
        const scripts = [
          ...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])'),
        ];
        const files = [...own.map(({ href }) => href), ...scripts.map(({ src }) => src)];
        const found = await Promise.all(files.map((file) => cache.match(file)));
        return found.filter((answer) => !answer).length;
      }),
    )
    .toBe(0);
}
