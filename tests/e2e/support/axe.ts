import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resize, settled } from './look';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, once it has come to rest, at WCAG 2.2 AA and its best practices, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly,
      // Told in full are violations alone; style sheets are fetched for no rule among these.
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, tags);
}

/** What axe finds on a phone in light, and on a desk in dark. */
export async function axeNarrowAndWide(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await resize(page, width);
    await page.emulateMedia({ colorScheme });
    findings.push(...(await axeFindings(page)).map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}
