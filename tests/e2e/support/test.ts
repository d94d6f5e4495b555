import { test as base, expect } from '@playwright/test';
import { takenOver } from './taken-over';

interface Options {
  expectedConsole: RegExp[];
}

const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Fails on any console warning, error or uncaught error but those of `expectedConsole`. After `goto` the
 * scripts have taken the page over, unless `waitUntil` names another moment. */
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
