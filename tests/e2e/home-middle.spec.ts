import { expect, test } from './support';

const desktop = { width: 1440, height: 900 };

test.describe('industries', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await page.locator('#industries').scrollIntoViewIfNeeded();
  });

  test('wrap around, one at a time, locked while they move', async ({ page }) => {
    const industries = page.locator('#industries');
    const selected = industries.getByRole('tab', { selected: true });
    const previous = industries.getByRole('button', { name: 'Previous industry' });
    await previous.evaluate((button: HTMLElement) => {
      for (let clicks = 0; clicks < 5; clicks++) button.click();
    });
    await expect(selected).toHaveText('Employee transport');
    await expect(industries.locator('[data-leaving]')).toHaveCount(0);
    await industries.getByRole('button', { name: 'Next industry' }).click();
    await expect(selected).toHaveText('Restaurants & QSR');
    await expect(industries.locator('[data-leaving]')).toHaveCount(0);
    await expect(industries.getByRole('tabpanel')).toHaveAccessibleName('Restaurants & QSR');
  });

  test('slide by an animation that is fetched at the first use', async ({ page }) => {
    const next = page.getByRole('button', { name: 'Next industry' });
    await next.hover();
    await page.waitForLoadState('networkidle');
    const moved = await next.evaluate(async (button: HTMLElement) => {
      const slide = () => document.querySelector('#industries [role=tabpanel]:nth-child(2)');
      const places = new Set<number>();
      button.click();
      for (const end = performance.now() + 450; performance.now() < end; ) {
        await new Promise(requestAnimationFrame);
        places.add(Math.round(slide()?.getBoundingClientRect().x ?? 0));
      }
      return places.size;
    });
    expect(moved).toBeGreaterThan(3);
  });

  test('change nothing in the height of the page', async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // The fonts first: they may arrive while the test is already clicking.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const before = await height();
    for (const name of ['Retail', 'E-commerce & FMCG', 'Couriers', 'Employee transport']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.locator('#industries').getByRole('tabpanel')).toHaveCount(1);
      expect(await height()).toBe(before);
    }
  });

  test('load the maps in view and next alone', async ({ page }) => {
    const loaded = () =>
      page
        .locator('#industries [role=tabpanel] img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).currentSrc !== ''),
        );
    await expect.poll(loaded).toEqual([true, true, false, false, false]);
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual([true, true, false, false, false]);
  });

  test('lead to their pages', async ({ page }) => {
    const links = page.locator('#industries [role=tabpanel] a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/use-cases/restaurants',
      '/use-cases/retail',
      '/use-cases/ecommerce',
      '/use-cases/couriers',
      '/case-studies/employee-pickup-drop-management',
    ]);
  });
});

test.describe('integrations accordion', () => {
  test('has the first item open, and one at a time', async ({ page }) => {
    await page.goto('/');
    const items = page.locator('#integrations details');
    const open = () =>
      items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
    expect(await open()).toEqual([true, false, false, false]);
    await items.nth(2).locator('summary').click();
    expect(await open()).toEqual([false, false, true, false]);
    await expect(items.nth(2).getByRole('link')).toHaveAttribute('href', '/integrations');
  });

  for (const [width, file] of [
    [390, 'phone'],
    [1440, 'wide'],
  ] as const) {
    test(`shows the cut for ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const picture = page.locator('#integrations img');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(new RegExp(`/integration-rails/${file}\\.svg$`));
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    });
  }
});

test.describe('languages', () => {
  test('show all thirty on hover, until 300 ms after the pointer left', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'and 20 more' });
    const names = page.locator('#languages-all li');
    await expect(names.first()).toBeHidden();
    await button.hover();
    await expect(names).toHaveCount(30);
    await expect(names.last()).toBeVisible();
    await names.first().hover();
    await page.waitForTimeout(500);
    await expect(names.last()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(150);
    await expect(names.last()).toBeVisible();
    await expect(names.last()).toBeHidden();
  });

  test('close on Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'and 20 more' });
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every industry, language and group can be read', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveCount(5);
    await page.getByRole('tab', { name: 'Couriers' }).click();
    await expect(page.getByRole('heading', { name: 'Dense stops, short hops' })).toBeInViewport();
    await expect(page.locator('#languages-all li').last()).toBeVisible();
    await page.locator('#integrations summary').nth(3).click();
    await expect(page.locator('#integrations details').nth(3)).toHaveAttribute('open', '');
  });
});
