import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { siteHandler } from '@/scripts/serve/handler';
import { listen } from '@/scripts/serve/listen';
import { ensureFirefox } from '@/scripts/test/programs';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { seen } from './seen';
import { type Engine, patience, type Tab } from './tab';

const height = 1000;

/** Notes every message and error of a page, what its policy refuses among them, every answer that it lacks, and who else it asks. */
function watch(page: Page, origin: string, note: (words: string) => void) {
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`uncaught: ${error}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) note(`asked of others: ${request.url()}`);
  });
  page.on('response', (response) => {
    // A page that says that there is none is one to look at.
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    note(`${response.status()}: ${response.url()}`);
  });
}

function tabOf(page: Page, origin: string): Tab {
  const until: Tab['until'] = async (work, ...args) => {
    await page.waitForFunction(work as never, { timeout: patience }, ...args);
  };
  return {
    until,
    async open(path) {
      await page.goto(`${origin}${path}`);
      await until(isTakenOver);
    },
    run: (work, ...args) => page.evaluate(work as never, ...args) as never,
    async click(selector) {
      await until(seen, selector);
      const [x, y] = (await page.evaluate(seen, selector)) ?? [0, 0];
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
  };
}

/** Firefox, through WebDriver BiDi. */
export async function startFirefoxEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const mailListFile = join(folder, 'mail-list.txt');
  const { server, port } = await listen(siteHandler({ root: 'out', mailListFile }), 0);
  const origin = `http://localhost:${port}`;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    // What a worker of the page fetches for it would escape the watch over its requests.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });
  const problems: string[] = [];
  const page = await browser.newPage();
  watch(page, origin, (words) => problems.push(`${page.url()} ${words}`));
  await page.setViewport({ width: 1440, height });
  return {
    tab: tabOf(page, origin),
    problems: async () => problems.splice(0),
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
