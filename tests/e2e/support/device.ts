import type { Page } from '@playwright/test';

/**
 * The page as a build with an endpoint for its form would carry it. The address is put in where the
 * framework reads the page's data; the file itself stays as it was built. Call it before `goto`.
 */
export async function nameEndpoint(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const parse = JSON.parse;
    JSON.parse = (text, reviver) =>
      parse(String(text).replaceAll('"endpoint":null', `"endpoint":"${address}"`), reviver);
  }, endpoint);
}

/**
 * The page's own time-outs, a hundred times as fast until `takeTime`: what is answered then need not
 * race against them. Call it before `goto`.
 */
export async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const pace = { hurried: true };
    Object.assign(window, { pace });
    AbortSignal.timeout = (ms) => timeout(pace.hurried ? ms / 100 : ms);
  });
}

/** From now on the page waits as long as it does for everybody. */
export const takeTime = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { pace: { hurried: boolean } }).pace.hurried = false;
  });

/** A device that keeps nothing: whoever so much as names its storage is refused. Call it before `goto`. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
}

/** When the library that watches slow measures has come, the last that a page asks for by itself. Call it before `goto`. */
export const libraryCame = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text()).includes('largest-contentful-paint'),
  );

/** Collects what the page sends to a server, by address: pages that are fetched ahead carry nothing with them. */
export function watchSending(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url());
  });
  return sent;
}
