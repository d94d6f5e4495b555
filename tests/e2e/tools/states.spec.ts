import type { Page } from '@playwright/test';
import { apiTabs } from '@/content/api/page';
import { signUpSection } from '@/content/home/sign-up';
import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { nameEndpoint } from '../support/device';
import { tooWide } from '../support/look';
import { expect, test } from '../support/test';
import { ask, open as openChat } from './chat-page';
import { contactForm } from './contact-form';

// The browser reports a refused request itself.
test.use({ expectedConsole: [/status of 422/] });

type Look = () => Promise<void>;

/** Tools in states that no page opens with. What they say is tested with their components. */
const drives: Readonly<Record<string, (page: Page, look: Look) => Promise<void>>> = {
  async 'the tabs of the API'(page, look) {
    await page.goto(routes.apiDocs);
    for (const { title } of apiTabs) {
      await page.getByRole('tab', { name: title }).click();
      await look();
    }
  },

  async 'a list without an article'(page, look) {
    await page.goto(`${routes.blog}?q=zeppelin`);
    await expect(page.locator('.blog-empty')).toBeVisible();
    await look();
  },

  async 'the largest estimate, and answers that cannot be used'(page, look) {
    for (const query of [
      '?vehicles=100000&fuel=100000000&miles=100000',
      '?vehicles=0&fuel=&miles=x',
    ]) {
      await page.goto(`${routes.pricing}${query}`);
      await look();
    }
  },

  async 'an answer of the chat'(page, look) {
    await openChat(page);
    await ask(page, 'features');
    await look();
  },

  async 'a request with gaps'(page, look) {
    const dialog = page.getByRole('dialog', { name: 'Request Integration' });
    await page.goto(routes.integrations);
    const opener = page
      .locator('#integration')
      .getByRole('button', { name: 'Request Integration' });
    await opener.last().press('Enter');
    await dialog.locator('form button[type="submit"]').press('Enter');
    await look();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener.last()).toBeFocused();
  },

  async 'a message with gaps, refused and sent'(page, look) {
    const form = contactForm(page);
    let asked = 0;
    await nameEndpoint(page, '/forms/contact');
    await page.route('**/forms/contact', (route) => {
      asked += 1;
      if (asked === 1) return route.fulfill({ status: 422, json: { message: 'W'.repeat(300) } });
      // The status alone tells success; the page that came with it is not shown.
      return route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' });
    });
    await page.goto(routes.contact);
    await form.button.press('Enter');
    const summary = page.getByRole('region', { name: /to fix before this can go$/ });
    await expect(summary).toBeVisible();
    await look();
    await form.fill();
    await expect(summary).toHaveCount(0);
    await form.button.press('Enter');
    await expect(page.locator('#contact-failure')).toContainText('Error: WWW');
    await look();
    await form.button.press('Enter');
    await expect(form.sent).toBeFocused();
    await look();
  },

  async 'an address that is refused, and one that reaches the server'(page, look) {
    const box = page
      .getByRole('region', { name: signUpSection.title })
      .getByLabel('E-mail address');
    const thanks = page.getByRole('dialog', { name: 'Thank you for reach out.' });
    await page.goto(routes.home);
    await box.fill('ana@example');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription('Please enter a valid email address.');
    await look();
    await box.fill('ana@example.com');
    const answer = page.waitForResponse('**/v1/iam/mail-list');
    await box.press('Enter');
    expect((await answer).ok()).toBe(true);
    await expect(thanks).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
  },
};

for (const [name, drive] of Object.entries(drives)) {
  test(`${name}: axe finds nothing, and a narrow window holds all`, async ({ page }) => {
    await drive(page, async () => {
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await tooWide(page, [320])).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
    });
  });
}
