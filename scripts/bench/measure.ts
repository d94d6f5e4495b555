import { type Weights, weighPage } from './page-weights';
import { withSite } from './with-site';

/** Phones draw letters without hinting: their widths, and so the lines, are the font's own. */
const flags = ['--font-render-hinting=none'];

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
      for (const path of paths) results.push(await weighPage(browser, root, origin + path));
      return results;
    },
    flags,
  );
