import puppeteer from 'puppeteer-core';
import { ensureFirefox } from '@/scripts/test/programs';
import { type Driver, patience } from './engine';

export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    // What a worker of the page fetches for it would escape the watch over its requests.
    extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 1000 });
  return {
    goto: (address) => page.goto(address),
    version: await browser.version(),
    evaluate: (work: unknown, asked?: unknown) => page.evaluate(work as never, asked) as never,
    async until(work, ...args) {
      await page.waitForFunction(work as never, { timeout: patience }, ...args);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
