import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';

/** What an element holds, translated or not. */
export const wordsOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';

/** A page and the way to open it, translated. */
export type Drive = (page: Page, open: (path: string) => Promise<void>) => Promise<void>;

/** A drive through a tool of a page that is translated once its scripts have taken it over. */
export const driveTranslated = (name: string, drive: Drive): void =>
  test(`${name}, translated`, ({ page }) =>
    drive(page, async (path) => {
      await page.goto(path);
      await page.evaluate(translate);
    }));

/** The same of one that is translated before: its scripts draw it anew, and say so. */
export const driveTranslatedEarly = (name: string, drive: Drive): void =>
  test.describe('translated before its scripts run', () => {
    test.use({ expectedConsole: [/Minified React error #418/] });
    test(name, ({ page }) =>
      drive(page, async (path) => {
        await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
        await page.goto(path);
        await expect(page.locator('font').first()).toBeAttached();
      }),
    );
  });
