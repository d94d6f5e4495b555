import { readFileSync } from 'node:fs';
import { type AnyPage, settled } from './look';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeOptions {
  readonly exclude?: readonly string[];
  /** Whether colors and sizes are looked at too, which takes longer than all other rules. */
  readonly looks?: boolean;
}

/** What axe finds on the page at WCAG 2.2 AA and its best practices, once it has come to rest. */
export async function axeFindings(
  page: AnyPage,
  { exclude = [], looks = true }: AxeOptions = {},
): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = { runOnly: tags, exclude: [...exclude], looks };
  return page.evaluate(async ({ runOnly, exclude, looks }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const context = exclude.length > 0 ? { exclude } : document;
    const { violations } = await axe.run(context, {
      runOnly,
      rules: { 'color-contrast': { enabled: looks }, 'target-size': { enabled: looks } },
      // Nothing among these rules looks into style sheets and frames.
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  }, asked);
}
