import type { Browser, Page } from '@playwright/test';
import { withSite } from './with-site';

const kinds = {
  script: /\.js$/,
  stylesheet: /\.css$/,
  font: /\.woff2$/,
  // The sheets of icons are none.
  image: /^(?!\/sprites\/).*\.(svg|png|jpe?g|avif|webp|ico)$/,
} as const;

/** A file that was loaded. */
export type LoadedFile = {
  readonly path: string;
  readonly kind: keyof typeof kinds | 'document' | 'other';
  /** As they came over the wire: the server sends what the build compressed with brotli. */
  readonly bytes: number;
  /** Whether its loading began before anything was drawn. */
  readonly early: boolean;
  /** Whether the document asked for it by `<link>`, so that it competes with the first paint. */
  readonly linked: boolean;
};

/** What a page cost at load. */
export type Weights = {
  readonly path: string;
  readonly files: readonly LoadedFile[];
  /** Elements of the document. */
  readonly nodes: number;
  /** Sum of the layout shifts that no input caused. */
  readonly shift: number;
};

const kindOf = (path: string): LoadedFile['kind'] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(path)) ?? 'other';

/**
 * Lets fonts come only when something has been drawn, as on a slow line: what moves then is counted
 * on every machine, not only where the fonts lose the race.
 */
const holdFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });

/** Reads what the browser itself kept of a load when it is over; nothing has to run before the page. */
const readLoad = (page: Page) =>
  page.evaluate(async () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const entries = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    // Shifts are not in the list of entries: an observer gets those that were, then calls once.
    const shifts = await new Promise<PerformanceEntryList>((resolve) => {
      const seen: PerformanceEntryList = [];
      const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => setTimeout(() => resolve([...seen, ...observer.takeRecords()])));
    });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    return {
      files: entries.map(({ name, startTime, initiatorType, encodedBodySize, entryType }) => ({
        path: new URL(name).pathname,
        isDocument: entryType === 'navigation',
        bytes: encodedBodySize,
        early: startTime < paint,
        linked: initiatorType === 'link',
      })),
      nodes: document.querySelectorAll('*').length,
      shift: (shifts as Shift[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    };
  });

/** Loads a page on a phone's screen and weighs what came. */
async function weighPage(browser: Browser, origin: string, path: string): Promise<Weights> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
  // The service worker fetches for later visits; that is no part of this load.
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  try {
    await holdFonts(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const { files, ...rest } = await readLoad(page);
    return {
      path,
      files: files.map(({ isDocument, ...file }) => {
        return { ...file, kind: isDocument ? 'document' : kindOf(file.path) };
      }),
      ...rest,
    };
  } finally {
    await page.close();
  }
}

/**
 * Weighs pages of a built site in one browser, one after another.
 *
 * @param root the folder of files, served as `npm run serve` does
 */
export const measureWeights = (
  root: string,
  paths: readonly string[],
): Promise<readonly Weights[]> =>
  withSite(
    root,
    async (browser, origin) => {
      const results: Weights[] = [];
      for (const path of paths) results.push(await weighPage(browser, origin, path));
      return results;
    },
    // Phones draw letters without hinting: their widths, and so the lines, are the font's own.
    ['--font-render-hinting=none'],
  );
