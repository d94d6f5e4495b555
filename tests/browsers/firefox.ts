import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { siteHandler } from '@/scripts/serve/handler';
import { listen } from '@/scripts/serve/listen';
import { ensureFirefox } from '@/scripts/test/programs';

/** A Firefox, and `out/` served to it as `npm run serve` does. */
export interface Firefox {
  readonly origin: string;
  /** The folder that files are saved to. */
  readonly downloads: string;
  /** What pages have complained of since this was last asked. */
  problems(): readonly string[];
  openPage(): Promise<Page>;
  close(): Promise<void>;
}

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
    if (response.ok() || response.status() < 400 || response.request().isNavigationRequest())
      return;
    note(`${response.status()}: ${response.url()}`);
  });
}

/** Starts Firefox through WebDriver BiDi, beside a server on a port of its own. */
export async function startFirefox(): Promise<Firefox> {
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
  const mailListFile = join(downloads, 'mail-list.txt');
  const { server, port } = await listen(siteHandler({ root: 'out', mailListFile }), 0);
  const origin = `http://localhost:${port}`;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: {
      // A test reads what the page has copied, and copies what it pastes.
      'dom.events.testing.asyncClipboard': true,
      // What a worker of the page fetches for it would escape the watch over its requests.
      'dom.serviceWorkers.enabled': false,
    },
  });
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  let problems: string[] = [];
  return {
    origin,
    downloads,
    problems() {
      const now = problems;
      problems = [];
      return now;
    },
    async openPage() {
      const page = await context.newPage();
      watch(page, origin, (words) => problems.push(`${page.url()} ${words}`));
      await page.setViewport({ width: 1440, height: 1000 });
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
      rmSync(downloads, { recursive: true });
    },
  };
}
