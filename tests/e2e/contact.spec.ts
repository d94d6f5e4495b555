import { answers, field, fill, keepsEverything, open, send, sent, summary } from './contact-page';
import {
  axeFindings,
  blockStorage,
  doubleText,
  expect,
  scrollThrough,
  sidewaysOverflow,
  test,
} from './support';

test.describe('where no endpoint is named', () => {
  test('a message is written and sent by keyboard alone, without a request', async ({ page }) => {
    await open(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pages that are fetched ahead of a click carry nothing with them.
      if (!['GET', 'HEAD'].includes(request.method())) requests.push(request.url());
    });
    await field(page, 'First name').focus();
    const keys = ['Marisol', 'Castellanos', 'm.castellanos@example.com', '', 'Ostra Couriers'];
    for (const text of keys) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('51');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pa');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two bridges.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'privacy policy', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    const started = Date.now();
    await page.keyboard.press('Enter');
    await expect(send(page)).toHaveText('Sending...');
    await expect(send(page)).toBeDisabled();
    await expect(sent(page)).toBeFocused();
    expect(Date.now() - started).toBeGreaterThanOrEqual(1400);
    expect(requests).toEqual([]);
    await expect(page.locator('.contact-sent dd')).toHaveText([
      'Partnership',
      'Ostra Couriers',
      '51-100',
      'Two bridges.',
    ]);
    await expect(page.locator('.contact-sent')).toContainText('m.castellanos@example.com');
  });

  test('another message starts from a fresh form', async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'Subject').selectOption('Product Demo');
    await send(page).click();
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(field(page, 'First name')).toBeFocused();
    for (const [label] of answers) await expect(field(page, label)).toHaveValue('');
    await expect(field(page, 'Subject')).toHaveValue('General Inquiry');
    await expect(summary(page)).toHaveCount(0);
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue('');
  });
});

test.describe('gaps', () => {
  test('are summed up, lead to their fields and go as they are mended', async ({ page }) => {
    await open(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText(
      'Four things to fix before this can go',
    );
    await expect(summary(page).getByRole('link')).toHaveText([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your e-mail address.',
      'Write a short message.',
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name.');
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.type('M');
    await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'false');
    await expect(summary(page).getByRole('link')).toHaveCount(3);
    await field(page, 'Last name').fill('Castellanos');
    await field(page, 'Email').fill('m.castellanos');
    await field(page, 'Message').fill('Hello');
    await expect(summary(page).getByRole('link')).toHaveText([
      'Check the e-mail address. It needs an @ and a domain.',
    ]);
    await field(page, 'Email').fill('m.castellanos@example.com');
    await expect(summary(page)).toHaveCount(0);
  });
});

test.describe('a draft', () => {
  test('survives a reload and another page, and goes once it was sent', async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'Fleet size').selectOption('500+');
    await page.reload();
    await keepsEverything(page);
    await expect(field(page, 'Fleet size')).toHaveValue('500+');
    await page.goto('/pricing');
    await page.goto('/contact');
    await expect(field(page, 'Message')).toHaveValue(answers[3][1]);
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('draft-contact'))).toBeNull();
  });

  test('is not missed where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await open(page);
    await fill(page);
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  });
});

test('cards lead to e-mail, phone and prices, and the hours stand there', async ({ page }) => {
  await page.goto('/contact');
  const cards = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(cards.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(cards.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(cards).toContainText('Mon-Fri 9AM-6PM EST');
  await cards.getByRole('link', { name: 'Only here for the price?' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('structured data names the page and how to reach us', async ({ page }) => {
  await page.goto('/contact');
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>),
    );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'ContactPage',
      mainEntity: expect.objectContaining({
        contactPoint: expect.objectContaining({
          telephone: expect.any(String),
          email: expect.stringContaining('@'),
        }),
      }),
    }),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
});

test.describe('axe finds nothing', () => {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`at ${width} px, ${colorScheme}: at rest, with errors, once sent`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/contact');
        await scrollThrough(page);
        expect(await axeFindings(page)).toEqual([]);
        await open(page);
        expect(await axeFindings(page)).toEqual([]);
        await fill(page);
        await send(page).click();
        await expect(sent(page)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }
});

for (const width of [320, 768, 1024, 1920]) {
  test(`nothing reaches sideways at ${width} px, errors shown, text at 200 % too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const wider = () => sidewaysOverflow(page);
    expect(await wider()).toBe(0);
    await doubleText(page);
    expect(await wider()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives way to an e-mail link', async ({ page }) => {
    await page.goto('/contact');
    await expect(send(page)).toBeHidden();
    await expect(page.locator('.contact-unscripted a[href^="mailto:"]')).toBeVisible();
  });
});
