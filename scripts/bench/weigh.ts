import type { Browser, Page } from '@playwright/test';
import { withSite } from './with-site';

const kinds = {
  script: /\.js$/,
  stylesheet: /\.css$/,
  font: /\.woff2$/,
  // Icon sprites do not count.
  image: /^(?!\/sprites\/).*\.(svg|png|jpe?g|avif|webp|ico)$/,
} as const;

export type LoadedFile = {
  readonly path: string;
  readonly kind: keyof typeof kinds | 'document' | 'other';
  /** As transferred. */
  readonly bytes: number;
  readonly early: boolean;
  /** Whether a `<link>` asked for it, so that it delays the first paint. */
  readonly linked: boolean;
};

export type Weights = {
  readonly path: string;
  readonly files: readonly LoadedFile[];
  readonly nodes: number;
  /** Sum of the layout shifts without input. */
  readonly shift: number;
};

const kindOf = (path: string): LoadedFile['kind'] =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(path)) ?? 'other';

/** Delays fonts until after the first paint: fast machines then show their layout shift too. */
const holdFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });

const readLoad = (page: Page) =>
  page.evaluate(async () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const entries = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    // Layout shifts come by observer alone.
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

async function weighPage(browser: Browser, origin: string, path: string): Promise<Weights> {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
  // The service worker's requests are for later visits.
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
    // Phones draw letters without hinting, which changes line breaks.
    ['--font-render-hinting=none'],
  );
