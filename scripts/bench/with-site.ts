import { type Browser, chromium } from '@playwright/test';
import { listen, siteHandler } from '../serve/handler';
import { chromiumFlags, ensureChromium } from '../test/programs';

/** Serves a built site on a free port and opens a browser while `use` runs. */
export async function withSite<Result>(
  root: string,
  use: (browser: Browser, origin: string) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const handler = siteHandler({ root, mailListFile: '.data/bench-mail-list.txt' });
  const { server, port } = await listen(handler, 0);
  const args = [...chromiumFlags, ...flags];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    return await use(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}
