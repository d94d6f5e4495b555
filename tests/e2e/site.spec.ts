import {
  axeFindings,
  axeFindingsInBoth,
  doubleText,
  expect,
  scrollThrough,
  sidewaysOverflow,
  test,
} from './support';

const missingPage = [/status of 404/];

test.describe('every width', () => {
  test('nothing reaches sideways', async ({ page }) => {
    await page.goto('/');
    for (const width of [320, 360, 390, 640, 768, 1023, 1024, 1180, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
      await scrollThrough(page);
      const sideways = await page.evaluate(() => {
        const root = document.documentElement;
        window.scrollTo({ left: 500, behavior: 'instant' });
        return { scrolled: window.scrollX, wider: root.scrollWidth - root.clientWidth };
      });
      expect(sideways, `${width} px`).toEqual({ scrolled: 0, wider: 0 });
    }
  });

  test('text at 200 % neither overlaps nor reaches sideways', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto('/');
    await doubleText(page);
    await scrollThrough(page);
    const wider = await sidewaysOverflow(page);
    expect(wider).toBe(0);
  });
});

test('axe finds nothing, narrow or wide, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindingsInBoth(page), `${width} px`).toEqual([]);
  }
});

test('no third party is contacted before a click', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}`) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await page.goto('/');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('layout does not shift while the page is read', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.01);
});

test('all pictures arrive', async ({ page }) => {
  await page.goto('/');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  );
  expect(broken).toEqual([]);
});

test.describe('unknown address', () => {
  test.use({ expectedConsole: missingPage });

  for (const path of ['/nowhere', '/a/b/c', '/index.php', '/%E2%9C%93']) {
    test(`${path} shows the home page with status 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Every van on its own thread.',
      );
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }

  test('leads home inside the site, to the top of the page', async ({ page }) => {
    await page.goto('/nowhere');
    await page.evaluate(() => {
      window.scrollTo({ top: 4000, behavior: 'instant' });
      Object.assign(window, { sameDocument: true });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test.describe('search-engine data', () => {
  test('the home page names itself', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/.{20,65}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('meta[name="keywords"]')).toHaveCount(1);
  });
});

test.describe('anchors', () => {
  const ids = [
    'our-services',
    'industries',
    'pricing',
    'how-it-works',
    'iot-gps-tracking',
    'supervisor-app',
    'sim-based-tracking',
    'rfid-based-plant-tracking',
    'billing-automation',
    'alert-&-notification',
    'other-hardware-integration',
    'dispatcher-mobile-app',
    'last-mile-delivery-management',
    'delivery-proof-&-validation',
    'pickup-management',
    'carrier-integration',
    'customer-experience-management',
    'driver-mobile-app',
  ];

  test('each is reached on load', async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const id of ids) {
      await test.step(id, async () => {
        // From one hash to another the document would stay.
        await page.goto('about:blank');
        await page.goto(`/#${id}`);
        await expect
          .poll(() =>
            page.evaluate((name) => {
              const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
              const end = window.scrollY + window.innerHeight >= document.body.scrollHeight - 2;
              return end || Math.abs(top - 50) <= 2;
            }, id),
          )
          .toBe(true);
      });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page reads whole', async ({ page }) => {
    await page.goto('/');
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.length).toBeGreaterThanOrEqual(12);
    for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
    for (const name of ['Fleet Management', 'Delivery Management', 'Route Optimization']) {
      await expect(
        page.locator('#our-services').getByText(name, { exact: true }).first(),
      ).toBeVisible();
    }
  });
});

test.describe('forced colors', () => {
  test('buttons and fields keep an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    for (const name of ['Start Free Trial', 'Try for Free']) {
      const button = page.getByRole('link', { name }).locator('visible=true').first();
      expect(await button.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe(
        '0px',
      );
    }
    // The browser paints its own pairs of colors; axe reads the declared ones of some elements.
    expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  });
});
