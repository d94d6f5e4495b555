import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resize, settled } from './look';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page, once it has come to rest, at WCAG 2.2 AA and its best practices, one line a
 * finding; `exclude` are selectors of what is looked at elsewhere.
 */
export async function axeFindings(page: Page, exclude: string[] = []): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = { runOnly: tags, exclude };
  return page.evaluate(async ({ runOnly, exclude }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const context = exclude.length > 0 ? { exclude } : document;
    const { violations } = await axe.run(context, {
      runOnly,
      // Told in full are violations alone, by their markup; style sheets and frames are looked into
      // for no rule among these.
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

/** What axe finds on a phone in light, or on a desk in dark. */
export async function axeFindingsOn(page: Page, device: 'phone' | 'desk'): Promise<string[]> {
  await resize(page, device === 'phone' ? 390 : 1440);
  await page.emulateMedia({ colorScheme: device === 'phone' ? 'light' : 'dark' });
  return axeFindings(page);
}
