import { type Browser, chromium } from '@playwright/test';
import { siteHandler } from '../serve/handler';
import { listen } from '../serve/listen';
import { chromiumFlags, ensureChromium } from '../test/chromium';
import { listenSecurely } from './lighthouse/secure-server';

/**
 * Serves a built site on any free port.
 *
 * @param root the folder of files, served as `npm run serve` does, or encrypted and with HTTP/2
 */
export async function serveSite(root: string, secure: boolean) {
  const handler = siteHandler({ root, mailListFile: '.data/bench-mail-list.txt' });
  const { server, port } = await (secure ? listenSecurely(handler) : listen(handler, 0));
  return {
    origin: `${secure ? 'https' : 'http'}://localhost:${port}`,
    close: () => server.close(),
  };
}

/**
 * Serves a built site on any free port, opens a browser while `use` works with both, and ends them.
 *
 * @param root the folder of files, served as `npm run serve` does, or encrypted and with HTTP/2
 * @param flags for the browser, beside the usual ones
 */
export async function withSite<Result>(
  root: string,
  use: (browser: Browser, origin: string) => Promise<Result>,
  { flags = [], secure = false }: { flags?: readonly string[]; secure?: boolean } = {},
): Promise<Result> {
  const { origin, close } = await serveSite(root, secure);
  const args = [...chromiumFlags, ...flags];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    return await use(browser, origin);
  } finally {
    await browser.close();
    close();
  }
}
