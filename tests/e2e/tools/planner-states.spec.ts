import { routes } from '@/lib/routes';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { allCame, lever, map, openPlanner, planner, runIs } from './planner-page';

// The smallest sample day, so that no state takes long to come.

const day = '#planner=field';
const spoken = (page: Parameters<typeof planner>[0]) =>
  planner(page).locator(':scope > [role=status]');

test.use({ viewport: { width: 1440, height: 1000 } });

test('the order of the keys is toggle, map, zoom, day, tabs, content, lever, foot', async ({
  page,
}) => {
  await openPlanner(page, day);
  await expect(page.locator('#planner-title')).toBeFocused();
  const order: string[] = [];
  for (let step = 0; step < 60 && order.at(-1) !== 'foot'; step += 1) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => {
      const at = document.activeElement;
      const parts = {
        toggle: '.planner-map-toggle',
        skip: '.planner-map-skip',
        map: '.planner-map-world',
        zoom: '.planner-map-zoom',
        tools: '.planner-map-tools',
        day: '.planner-day',
        tabs: '.planner-tab-bar',
        content: '.planner-content',
        lever: '.planner-lever',
        foot: '.planner-foot',
      };
      const [name] = Object.entries(parts).find(([, part]) => at?.closest(part)) ?? ['elsewhere'];
      // A focus that nobody sees is none.
      const style = at && getComputedStyle(at);
      const isRadio = at instanceof HTMLInputElement && at.type === 'radio';
      const isSeen = isRadio || (style?.outlineStyle !== 'none' && style?.outlineWidth !== '0px');
      return isSeen ? name : `${name} without a ring`;
    });
    if (part !== order.at(-1)) order.push(part);
  }
  expect(order.filter((part) => part !== 'tools')).toEqual([
    'toggle',
    'map',
    'skip',
    'zoom',
    'day',
    'tabs',
    'content',
    'lever',
    'foot',
  ]);
});

test('a browser without workers is told so, and its stops stand there', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await page.goto(`${routes.routeOptimization}${day}`);
  await runIs(page, 'failed');
  await expect(lever(page)).toContainText('This browser lets no script run beside the page');
  await expect(planner(page).locator('.planner-stop')).toHaveCount(18);
  expect(await axeFindings(page)).toEqual([]);
});

test('a worker that breaks in a run loses nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const made: Worker[] = [];
    Object.assign(window, { made });
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        made.push(this);
      }
    };
  });
  await openPlanner(page, day);
  await planner(page).locator('.planner-stop').first().click();
  await planner(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await runIs(page, 'edited');
  await planner(page).getByRole('button', { name: 'Weave again' }).click();
  await runIs(page, 'weaving');
  await page.evaluate(() => {
    const { made } = window as unknown as { made: Worker[] };
    made.at(-1)?.dispatchEvent(new ErrorEvent('error'));
  });
  await runIs(page, 'failed');
  await expect(lever(page)).toContainText('The planner stopped. Your stops are kept.');
  await lever(page).getByRole('button', { name: 'Try again' }).click();
  await runIs(page, 'idle');
  await expect(map(page)).toHaveAccessibleName('Map with 17 stops');
  await lever(page).getByRole('button', { name: 'Weave again' }).click();
  await runIs(page, 'weaving');
  await page.keyboard.press('Escape');
  await runIs(page, /stopped|woven/);
});

test('a damaged link says so, over the first sample day', async ({ page }) => {
  await page.goto(`${routes.routeOptimization}#planner=1.AbC-_dEf`);
  await runIs(page, 'idle');
  await expect(map(page)).toHaveAccessibleName('Map with 25 stops');
  await expect(spoken(page)).toContainText('link');
});

const oneplace = `name,latitude,longitude,minutes
Depot,51.5,-0.12
A,51.5,-0.12,4
B,51.5,-0.12,6
`;

test('own stops in one place are planned, and a day without stops says how to begin', async ({
  page,
}) => {
  await openPlanner(page, day);
  await page.getByRole('button', { name: 'Bring your own stops' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your own stops' });
  await dialog.getByRole('textbox').first().fill(oneplace);
  await dialog.getByRole('button', { name: 'Read these lines' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Plan / }).click();
  // Two lines with one place are one stop, with the load of both.
  await expect(map(page)).toHaveAccessibleName('Map with 1 stop');
  const rows = planner(page).locator('.planner-stop');
  // The list comes a moment after the map: until then it shows the day before.
  await expect(rows).toHaveCount(1);
  await rows.click();
  await planner(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await expect(planner(page)).toContainText('A depot and nothing to deliver');
  await expect(lever(page).getByRole('button', { name: /^Weave/ })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await planner(page).getByRole('button', { name: 'Bring stops' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a stop that no van can take is told at once, with a way out', async ({ page }) => {
  await openPlanner(page, day);
  await planner(page).locator('.planner-stop').nth(3).click();
  await planner(page).getByLabel('Load, boxes').fill('31');
  await page.keyboard.press('Enter');
  await expect(planner(page).locator(':scope > [role=alert]')).toContainText('is left over.');
  expect(await axeFindings(page)).toEqual([]);
  // One remedy may lead to the next: a larger van has its own stops on board, another van takes some.
  const remedies = planner(page).locator('.planner-remedy');
  await expect(async () => {
    if (await remedies.first().isVisible()) await remedies.first().click();
    await expect(remedies).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet goes up and down, and axe finds nothing at its three heights', async ({
    page,
  }) => {
    await openPlanner(page, day);
    const sheet = planner(page).locator('.planner-sheet');
    const handle = sheet.locator('.planner-handle');
    expect(await axeFindings(page)).toEqual([]);
    await handle.tap();
    await expect(sheet).toHaveClass(/planner-sheet-high/);
    expect(await axeFindings(page)).toEqual([]);
    await handle.press('ArrowDown');
    await handle.press('ArrowDown');
    await expect(sheet).toHaveClass(/planner-sheet-low/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('two lines about a stop that is left over stand over the readings', async ({ page }) => {
    await openPlanner(page, day);
    const handle = planner(page).locator('.planner-handle');
    await handle.press('ArrowUp');
    await planner(page).locator('.planner-stop').nth(3).tap();
    await planner(page).getByLabel('Load, boxes').fill('31');
    await page.keyboard.press('Enter');
    await expect(planner(page).locator(':scope > [role=alert]')).toContainText('is left over.');
    await handle.press('ArrowDown');
    const words = planner(page).locator('.planner-lines span').last();
    await expect(words).toBeVisible();
    const [line, readings] = await Promise.all([
      words.boundingBox(),
      planner(page).locator('.planner-sheet-readings .planner-readings').boundingBox(),
    ]);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(readings?.y ?? 0);
  });

  test('what is chosen from the list of the bar closes it, so that its message shows', async ({
    page,
  }) => {
    await openPlanner(page, day);
    const bar = page.getByRole('button', { name: 'Bring, export and share' });
    await bar.tap();
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).tap(),
    ]);
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(bar).toBeFocused();
    const note = planner(page).locator('.planner-map-note');
    await expect(note).toContainText('is made.');
    // Nothing lies over it.
    await note.click({ trial: true });
  });
});

for (const width of [390, 1440]) {
  test(`at ${width} px an edit is heard once, and no id stands twice`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await openPlanner(page, day);
    await allCame(page);
    await map(page).focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Delete');
    await runIs(page, 'edited');
    const speaking = planner(page).locator('[role=status], [aria-live], output');
    await expect(planner(page).locator('.planner-map-note')).toBeVisible();
    await expect(speaking).toHaveText([/^Stop \d+ deleted/]);
    if (width < 768) {
      await page.getByRole('button', { name: 'Stops, vans and rules', exact: true }).click();
      await expect(planner(page).locator('.planner-handle')).toBeFocused();
    }
    for (const name of ['Vans', 'Rules']) {
      await planner(page).getByRole('tab', { name }).click();
      await expect(speaking).toHaveCount(1);
    }
    const ids = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    );
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
}
