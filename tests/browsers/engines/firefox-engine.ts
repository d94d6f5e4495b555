import type { Page } from 'puppeteer-core';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { startFirefox } from '../firefox';
import { seen } from './seen';
import { type Engine, patience, type Tab } from './tab';

const height = 1000;

function tabOf(page: Page, origin: string): Tab {
  const until: Tab['until'] = async (work, ...args) => {
    await page.waitForFunction(work as never, { timeout: patience }, ...args);
  };
  const press = async (selector: string, count: number) => {
    await until(seen, selector);
    const [x, y] = (await page.evaluate(seen, selector)) ?? [0, 0];
    await page.mouse.click(x, y, { count });
  };
  return {
    until,
    async open(path) {
      await page.goto(`${origin}${path}`);
      await until(isTakenOver);
    },
    run: (work, ...args) => page.evaluate(work as never, ...args) as never,
    click: (selector) => press(selector, 1),
    doubleClick: (selector) => press(selector, 2),
    resize: (width) => page.setViewport({ width, height }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
  };
}

/** Firefox, through WebDriver BiDi. */
export async function startFirefoxEngine(): Promise<Engine> {
  const firefox = await startFirefox();
  const page = await firefox.openPage();
  return {
    tab: tabOf(page, firefox.origin),
    problems: async () => firefox.problems(),
    close: () => firefox.close(),
  };
}
