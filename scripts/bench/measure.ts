import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium';
import { type Weights, weighPage } from './page-weights';
import { withSite } from './with-site';

const weighSite = (browser: Browser, root: string, paths: readonly string[]) =>
  withSite(root, async (origin) => {
    const results: Weights[] = [];
    for (const path of paths) results.push(await weighPage(browser, root, origin + path));
    return results;
  });

/** The weights of a site's pages, in order, and of the bare framework's one page. */
export type Measured = { readonly pages: readonly Weights[]; readonly bare: Weights };

/**
 * Weighs pages of a built site and the bare framework, in one browser, one after another.
 *
 * @param root the folder of files, served as `npm run serve` does
 * @param bareRoot the same of the bare framework
 */
export async function measureWeights(
  root: string,
  bareRoot: string,
  paths: readonly string[],
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Phones draw letters without hinting: their widths, and so the lines, are the font's own.
    args: [...chromiumFlags, '--font-render-hinting=none'],
  });
  try {
    const [bare] = await weighSite(browser, bareRoot, ['/']);
    if (!bare) throw new Error('The bare framework was not measured.');
    return { pages: await weighSite(browser, root, paths), bare };
  } finally {
    await browser.close();
  }
}
