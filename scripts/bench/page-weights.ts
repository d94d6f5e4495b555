import type { Browser, Page } from '@playwright/test';
import { readEvents } from './page-events';
import { weigh } from './weigh';
import { withSite } from './with-site';

/** A file that was loaded; `bytes` are those of brotli. */
export type LoadedFile = {
  readonly path: string;
  /** As the browser calls it: document, script, stylesheet, font, image … */
  readonly kind: string;
  readonly bytes: number;
  /** Whether its loading began before anything was drawn. */
  readonly early: boolean;
  /** Whether the document asked for it by `<link>`, so that it competes with the first paint. */
  readonly linked: boolean;
};

/** What a page cost at load. */
export type Weights = {
  readonly files: readonly LoadedFile[];
  readonly nodes: number;
  readonly shift: number;
};

type Answer = { readonly url: string; readonly kind: string; readonly type: string; body: Buffer };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

function collect(page: Page): () => Promise<readonly Answer[]> {
  const answers: Promise<Answer>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith('http')) return;
    const kind = response.request().resourceType();
    const type = response.headers()['content-type'] ?? '';
    // A probe with HEAD, a redirect and a failed request have no body.
    const body = response.body().catch(() => Buffer.alloc(0));
    answers.push(body.then((bytes) => ({ url, kind, type, body: bytes })));
  });
  return () => Promise.all(answers);
}

/**
 * Lets fonts come only when something has been drawn, as on a slow line: what moves then is counted
 * on every machine, not only where the fonts lose the race.
 */
const holdFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });

/** Loads a page on a phone's screen and weighs what came. */
async function weighPage(browser: Browser, root: string, address: string): Promise<Weights> {
  // The service worker fetches for later visits; that is no part of this load.
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  try {
    const answers = collect(page);
    await holdFonts(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const { early, linked, nodes, shift } = await readEvents(page);
    const files = (await answers()).map(async ({ url, kind, type, body }): Promise<LoadedFile> => {
      const path = new URL(url).pathname;
      return {
        path,
        kind,
        bytes: body.length > 0 ? await weigh(root, path, type, body) : 0,
        early: early.has(url),
        linked: linked.has(url),
      };
    });
    return { files: await Promise.all(files), nodes, shift };
  } finally {
    await page.close();
  }
}

/**
 * Weighs pages of a built site in one browser, one after another.
 *
 * @param root the folder of files, with the copies that the build compressed
 */
export const measureWeights = (
  root: string,
  paths: readonly string[],
): Promise<readonly Weights[]> =>
  withSite(
    root,
    async (browser, origin) => {
      const results: Weights[] = [];
      for (const path of paths) results.push(await weighPage(browser, root, origin + path));
      return results;
    },
    // Phones draw letters without hinting: their widths, and so the lines, are the font's own.
    { flags: ['--font-render-hinting=none'] },
  );
