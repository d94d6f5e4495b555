import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Firefox, startFirefox } from './firefox';

/** Starts Firefox for the tests of a file, and opens a page for each, which may complain of nothing. */
export function openPageForEach(begin: (page: Page, firefox: Firefox) => unknown): void {
  let firefox: Firefox;
  let page: Page;

  beforeAll(async () => {
    firefox = await startFirefox();
  });
  afterAll(() => firefox.close());
  beforeEach(async () => {
    page = await firefox.openPage();
    await begin(page, firefox);
  });
  afterEach(async () => {
    await page.close();
    expect(firefox.problems()).toEqual([]);
  });
}
