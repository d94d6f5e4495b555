import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';

/** What an element holds, translated or not. */
export const wordsOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';

/** A page and the way to open it, translated. */
type Drive = (page: Page, open: (path: string) => Promise<void>) => Promise<void>;

/**
 * A drive through a tool of a translated page: translated once its scripts have taken the page over, and
 * before, where they draw the page anew and say so. Some answer with a 500 on purpose.
 */
export function driveTranslated(name: string, drive: Drive): void {
  test.describe(name, () => {
    test.use({ expectedConsole: [/status of 500/] });
    test('translated once its scripts run', ({ page }) =>
      drive(page, async (path) => {
        await page.goto(path);
        await page.evaluate(translate);
      }));

    test.describe('translated before', () => {
      test.use({ expectedConsole: [/Minified React error #418|status of 500/] });
      test('its scripts run', ({ page }) =>
        drive(page, async (path) => {
          await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
          await page.goto(path);
          await expect(page.locator('font').first()).toBeAttached();
        }));
    });
  });
}
