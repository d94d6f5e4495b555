import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resize, settled } from './look';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page at WCAG 2.2 AA and its best practices, once it has come to rest. */
export async function axeFindings(page: Page, exclude: string[] = []): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = { runOnly: tags, exclude };
  return page.evaluate(async ({ runOnly, exclude }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const context = exclude.length > 0 ? { exclude } : document;
    const { violations } = await axe.run(context, {
      runOnly,
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

/** What axe finds on a phone in light, or on a desk in dark. */
export async function axeFindingsOn(page: Page, device: 'phone' | 'desk'): Promise<string[]> {
  await resize(page, device === 'phone' ? 390 : 1440);
  await page.emulateMedia({ colorScheme: device === 'phone' ? 'light' : 'dark' });
  return axeFindings(page);
}
