import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';

interface Options {
  /** Console messages that a test provokes on purpose. */
  expectedConsole: RegExp[];
}

/**
 * The site's `test`: it fails on any console warning or error and on any uncaught error, save for
 * what a test names in `expectedConsole`.
 */
export const test = base.extend<Options>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const problems: string[] = [];
    const note = (text: string) => {
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Scrolls through the whole page, so that everything lazy has been asked for, and back. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What axe finds on the page at WCAG 2.2 AA and its best practices, one line a finding. `disabled` names rules to leave out. */
export async function axeFindings(page: Page, disabled: string[] = []): Promise<string[]> {
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(async (off) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, disabled);
}

/**
 * By how many pixels the page is wider than the window. Chromium breaks headings anew in the frame
 * after a window's width has changed, so this asks one frame later.
 */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
