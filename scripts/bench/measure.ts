import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../test/chromium';
import { type Weights, weighPage } from './page-weights';
import { withSite } from './with-site';

const weighSite = (browser: Browser, root: string, paths: readonly string[]) =>
  withSite(root, async (origin) => {
    const results: Weights[] = [];
    for (const path of paths) results.push(await weighPage(browser, root, origin + path));
    return results;
  });

/**
 * Weighs pages of a built site in one browser, one after another.
 *
 * @param root the folder of files, served as `npm run serve` does
 */
export async function measureWeights(
  root: string,
  paths: readonly string[],
): Promise<readonly Weights[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Phones draw letters without hinting: their widths, and so the lines, are the font's own.
    args: [...chromiumFlags, '--font-render-hinting=none'],
  });
  try {
    return await weighSite(browser, root, paths);
  } finally {
    await browser.close();
  }
}
