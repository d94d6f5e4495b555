import { test as base, expect } from '@playwright/test';
import { takenOver } from './taken-over';

interface Options {
  /** Console messages that a test provokes on purpose. */
  expectedConsole: RegExp[];
}

/** What Playwright itself says where playwright.config.ts blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * The site's `test`: it fails on any console warning or error (what the policy blocks is one) and on
 * any uncaught error, save for what a test names in `expectedConsole`. Its page has been taken over
 * by its scripts when `goto` is done, unless the test names another moment by `waitUntil`: scripts
 * come after the first drawing (lib/lazy-scripts.ts), which may be after the load.
 */
export const test = base.extend<Options>({
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      const isPage = answer?.headers()['content-type']?.startsWith('text/html');
      if (isPage && javaScriptEnabled && !options?.waitUntil) await takenOver(page);
      return answer;
    };
    const problems: string[] = [];
    const note = (text: string) => {
      if (!expectedConsole.some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (message.text() === blockedWorker) return;
      // A failed request is told without its address, which stands in the place of the message.
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };
