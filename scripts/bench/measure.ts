import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium';
import { createApp } from '../serve/create-app';
import { listen } from '../serve/listen';
import { weigh } from './weigh';

/** What a page cost at load; bytes are those of brotli. */
export type Weights = {
  readonly script: number;
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  readonly fontsBeforePaint: number;
  readonly images: number;
  readonly total: number;
  readonly requests: number;
  readonly nodes: number;
};

type Loaded = { readonly url: string; readonly kind: string; readonly bytes: number };

const phone = { width: 390, height: 844 };

const sum = (loaded: readonly Loaded[]): number =>
  loaded.reduce((bytes, entry) => bytes + entry.bytes, 0);

/** The addresses whose loading began before anything was drawn. */
const startedBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const resources = performance.getEntriesByType('resource');
    return resources.filter((entry) => entry.startTime < paint).map((entry) => entry.name);
  });

async function load(page: Page, root: string, address: string): Promise<readonly Loaded[]> {
  const pending: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith('http')) return;
    const type = response.headers()['content-type'] ?? '';
    // A probe with HEAD, a redirect and a failed request have no body.
    const body = response.body().catch(() => Buffer.alloc(0));
    pending.push(
      body
        .then((bytes) => (bytes.length ? weigh(root, new URL(url).pathname, type, bytes) : 0))
        .then((bytes) => ({ url, kind: response.request().resourceType(), bytes })),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return Promise.all(pending);
}

async function measurePage(browser: Browser, root: string, address: string): Promise<Weights> {
  // The service worker fetches for later visits; that is no part of this load.
  const page = await browser.newPage({ viewport: phone, serviceWorkers: 'block' });
  try {
    const loaded = await load(page, root, address);
    const early = new Set(await startedBeforePaint(page));
    const of = (kind: string): readonly Loaded[] => loaded.filter((entry) => entry.kind === kind);
    return {
      script: sum(of('script')),
      html: sum(of('document')),
      css: sum(of('stylesheet')),
      fonts: sum(of('font')),
      fontsBeforePaint: sum(of('font').filter(({ url }) => early.has(url))),
      images: sum(of('image')),
      total: sum(loaded),
      requests: loaded.length,
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  } finally {
    await page.close();
  }
}

/**
 * Measures the home pages of built sites on a phone's screen, in one browser, one after another.
 *
 * @param roots the folders of files, each served as `npm run serve` does
 */
export async function measureHomes(roots: readonly string[]): Promise<readonly Weights[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const results: Weights[] = [];
  try {
    for (const root of roots) {
      const app = createApp({ root, mailListFile: '.data/bench-mail-list.txt' });
      const { server, port } = await listen(app, 0);
      try {
        results.push(await measurePage(browser, root, `http://localhost:${port}/`));
      } finally {
        server.close();
        server.closeAllConnections();
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}
