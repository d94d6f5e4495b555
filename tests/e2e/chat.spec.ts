import { ask, button, chat, field, log, messages, open, quick, toggle } from './chat-page';
import { expect, test } from './support';

test('its script and sheet come at the first sign of intent, not before', async ({ page }) => {
  const asked: string[] = [];
  await page.goto('/pricing');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await toggle(page).hover();
  await expect.poll(() => asked.some((url) => url.includes('.js'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes('.css'))).toBe(true);
  await expect(chat(page)).toHaveCount(0);
});

test('walks from closed through open and minimized to closed', async ({ page }) => {
  await open(page);
  await expect(field(page)).toBeFocused();
  await expect(quick(page).getByRole('button')).toHaveCount(6);
  await expect(button(page, 'Send')).toBeDisabled();

  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(1);
  await field(page).fill('What does it cost?');
  await expect(button(page, 'Send')).toBeEnabled();
  await button(page, 'Send').click();
  await expect(quick(page)).toHaveCount(0);
  await expect(log(page).getByText('The assistant is typing')).toBeAttached();
  await field(page).fill('And routes?');
  await expect(button(page, 'Send')).toBeDisabled();

  await button(page, 'Minimize chat').click();
  await expect(toggle(page)).toBeFocused();
  await expect(log(page)).toHaveCount(0);
  await expect(chat(page).getByRole('status')).toHaveText('1 new answer');
  await button(page, 'Expand chat').click();
  await expect(messages(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('And routes?');

  await button(page, 'Close chat').click();
  await expect(chat(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(messages(page)).toHaveCount(3);
});

test('an answer takes one to two seconds', async ({ page }) => {
  await open(page);
  await field(page).fill('route');
  const start = Date.now();
  await field(page).press('Enter');
  await expect(messages(page)).toHaveCount(3);
  expect(Date.now() - start).toBeGreaterThanOrEqual(990);
  expect(Date.now() - start).toBeLessThan(3500);
});

test('the keyboard alone does all of it', async ({ page }) => {
  await page.goto('/pricing');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(quick(page).getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(messages(page)).toHaveCount(3);
  await page.keyboard.press('Shift+Tab');
  await expect(log(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Expand chat')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test('history outlives a change of page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contact');
  await ask(page, 'price');
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  await log(page).getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(messages(page)).toHaveCount(3);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/404/] });

  test('gives the conversation on to the page that follows', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/nowhere');
    await ask(page, 'price');
    await log(page).getByRole('link', { name: 'Compare the plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(messages(page)).toHaveCount(3);
  });
});

test('on a phone it fills the width, and gives way to the page of a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/contact');
  // It rises for a moment first.
  await expect(async () => {
    const box = await chat(page).boundingBox();
    expect([box?.x, box?.y, box?.height]).toEqual([8, 8, 484]);
  }).toPass();
  await ask(page, 'price');
  await log(page).getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(log(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

for (const width of [320, 390, 768, 1440]) {
  test(`covers nothing of the footer at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const edge = await toggle(page).boundingBox();
    const controls = await page.locator('footer :is(a, label)').all();
    for (const control of controls) {
      const box = await control.boundingBox();
      if (!box || !edge) continue;
      const apart =
        box.x + box.width <= edge.x || box.y + box.height <= edge.y || box.y >= edge.y + 56;
      expect(apart, (await control.textContent()) ?? undefined).toBe(true);
    }
  });
}

test.describe('without its script', () => {
  test.use({ expectedConsole: [/ERR_FAILED|Failed to load chunk|chunk/i] });

  test('the button leads to the contact page', async ({ page }) => {
    await page.goto('/pricing');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**', (route) =>
      page.url().endsWith('/contact') ? route.continue() : route.abort(),
    );
    await toggle(page).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button stays away', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('.chat-toggle')).toBeHidden();
  });
});
