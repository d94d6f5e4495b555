import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return violations;
}

test('the styles that a page writes by script hold after a link to it', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header a[href="/"]:visible').first().click();
  await expect(page.locator('.hero-vehicle').first()).toHaveAttribute('style', /--p0:/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('what gets into a page', () => {
  test.use({ expectedConsole: [/Content Security Policy|violates the following/] });

  test('runs no script, loads nothing foreign and changes no look', async ({ page }) => {
    const violations = await watchViolations(page);
    const told = page.waitForEvent('console', (message) =>
      /Content Security Policy/.test(message.text()),
    );
    await page.goto('/contact');
    const seen = await page.evaluate(async () => {
      const hostile = document.createElement('div');
      hostile.innerHTML =
        '<img src="/icon.svg" onload="window.ran = 1"><p id="hostile" style="color: red">x</p>' +
        '<style>body { opacity: 0 }</style><iframe src="https://evil.test/"></iframe>' +
        '<img src="https://evil.test/a.png"><object data="/icon.svg"></object>' +
        '<base href="https://evil.test/"><form action="https://evil.test/"></form>';
      document.body.append(hostile);
      const inline = document.createElement('script');
      inline.text = 'window.ran = 2';
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.test/a.js';
      document.body.append(inline, foreign);
      await fetch('https://evil.test/').catch(() => {});
      const look = (chosen: string) => getComputedStyle(document.querySelector(chosen) as Element);
      return { color: look('#hostile').color, opacity: look('body').opacity };
    });
    await told;
    expect(seen.color).not.toBe('rgb(255, 0, 0)');
    expect(seen.opacity).toBe('1');
    const inline = 'style-src-attr style-src-elem script-src-elem script-src-attr';
    const foreign = 'frame-src img-src base-uri script-src-elem connect-src';
    for (const what of [
      'object-src',
      ...inline.split(' ').map((directive) => `${directive} inline`),
      ...foreign.split(' ').map((directive) => `${directive} https://evil.test`),
    ]) {
      await expect.poll(() => violations.join('\n')).toContain(`/contact: ${what}`);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    // Last, for a form that is held back leaves the browser waiting for the next page.
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('form[action*=evil]')?.submit(),
    );
    await expect
      .poll(() => violations.join('\n'))
      .toContain('/contact: form-action https://evil.test');
  });
});
