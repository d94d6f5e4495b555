import type { CDPSession, Locator, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, planner, runIs } from './planner-page';

// Touches as the browser gets them from a screen, on the smallest sample day.

const day = '#planner=field';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function open(page: Page): Promise<void> {
  await openPlanner(page, day);
  await allCame(page);
}

type Point = readonly [x: number, y: number];

let fingers: CDPSession;
test.beforeEach(async ({ page }) => {
  fingers = await page.context().newCDPSession(page);
});

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
  fingers.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });

/** Steps in which fingers move: enough for a drag to be followed, and to end without a throw. */
const steps = 8;

/** Moves fingers from where they come down to where they are lifted. */
async function drag(...ways: readonly (readonly [from: Point, to: Point])[]) {
  const at = (part: number) =>
    ways.map(
      ([from, to]): Point => [
        from[0] + part * (to[0] - from[0]),
        from[1] + part * (to[1] - from[1]),
      ],
    );
  await touch('touchStart', ...at(0));
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', ...at(step / steps));
  await touch('touchEnd');
}

async function tap(at: Point) {
  await touch('touchStart', at);
  await touch('touchEnd');
}

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there to be touched.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const disc = (page: Page, stop: number) => map(page).getByRole('img', { name: `Stop ${stop},` });
const middleOfDisc = (page: Page, stop: number) =>
  middleOf(disc(page, stop).locator('.planner-map-disc'));
const sheet = (page: Page) => planner(page).locator('.planner-sheet');
const chosen = (page: Page) => map(page).locator('.planner-map-chosen');

test('a finger takes the sheet to its three heights', async ({ page }) => {
  await open(page);
  const handle = sheet(page).locator('.planner-handle');
  const pull = async (down: number) => {
    const from = await middleOf(handle);
    await drag([from, [from[0], from[1] + down]]);
  };
  await expect(sheet(page)).toHaveClass(/planner-sheet-middle/);
  await pull(-250);
  await expect(sheet(page)).toHaveClass(/planner-sheet-high/);
  await expect(planner(page).getByRole('tab', { name: 'Stops' })).toBeVisible();
  await expect(sheet(page)).toHaveCSS('height', '668px');
  await pull(560);
  await expect(sheet(page)).toHaveClass(/planner-sheet-low/);
  await expect(sheet(page)).toHaveCSS('height', '112px');
  await pull(-220);
  await expect(sheet(page)).toHaveClass(/planner-sheet-middle/);
  await expect(sheet(page)).toHaveCSS('height', '372px');
});

test('one finger pans the map, and two zoom it', async ({ page }) => {
  await open(page);
  const [x, y] = await middleOf(map(page));
  const [across, down] = await middleOfDisc(page, 1);
  const scale = planner(page).locator('.planner-map-scale');
  const before = await scale.textContent();
  // Where no stop lies under the finger.
  await drag([
    [x - 120, y + 100],
    [x - 80, y + 130],
  ]);
  await expect.poll(() => middleOfDisc(page, 1)).not.toEqual([across, down]);
  await expect(scale).toHaveText(before ?? '');
  await drag(
    [
      [x - 20, y],
      [x - 90, y],
    ],
    [
      [x + 20, y],
      [x + 90, y],
    ],
  );
  await expect(scale).not.toHaveText(before ?? '');
  await expect(map(page)).toHaveAccessibleName('Map with 18 stops');
});

/** A stop that stands alone, and a bare place of the map so many pixels from it and farther from all others. */
async function besideOne(page: Page, away: number): Promise<readonly [stop: number, at: Point]> {
  const found = await map(page).evaluate((world, reach) => {
    const discs = [...world.querySelectorAll('[role=img]')].map((stop) => {
      const box = (stop.querySelector('.planner-map-disc') as Element).getBoundingClientRect();
      const number = Number(/\d+/.exec(stop.ariaLabel ?? '')?.[0]);
      return { number, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    for (const { number, x, y } of discs) {
      for (let turn = 0; turn < 16; turn += 1) {
        const at = [
          x + reach * Math.cos((turn * Math.PI) / 8),
          y + reach * Math.sin((turn * Math.PI) / 8),
        ] as const;
        const isFar = discs.every(
          (other) =>
            other.number === number || Math.hypot(other.x - at[0], other.y - at[1]) > reach + 8,
        );
        const under = document.elementFromPoint(...at);
        if (isFar && world.contains(under) && !under?.closest('button'))
          return [number, at] as const;
      }
    }
    return null;
  }, away);
  if (!found) throw new Error(`No stop has ${away} px to itself.`);
  return found;
}

test('a tap takes the nearest stop within 22 px, and beyond that adds one', async ({ page }) => {
  await open(page);
  const [stop, near] = await besideOne(page, 21);
  await tap(near);
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^Stop ${stop},`));
  const [, far] = await besideOne(page, 23.5);
  await tap(far);
  await expect(map(page)).toHaveAccessibleName('Map with 19 stops');
  await expect(chosen(page)).toHaveAccessibleName(/^Stop 19,/);
  await planner(page).getByRole('button', { name: 'Undo' }).first().tap();
  await expect(map(page)).toHaveAccessibleName('Map with 18 stops');
});

test('the row of a stop that is opened on the map shows in the sheet', async ({ page }) => {
  await open(page);
  const [stop, near] = await besideOne(page, 21);
  await tap(near);
  await planner(page)
    .getByRole('button', { name: `Open stop ${stop} in the list` })
    .tap();
  await expect(planner(page).getByLabel('Load, boxes')).toBeInViewport();
});

test('a finger moves a stop', async ({ page }) => {
  await open(page);
  const name = (await disc(page, 1).getAttribute('aria-label')) ?? '';
  const [x, y] = await middleOfDisc(page, 1);
  await drag([
    [x, y],
    [x + 40, y + 40],
  ]);
  await runIs(page, 'edited');
  await expect(disc(page, 1)).not.toHaveAccessibleName(name);
  await expect(map(page)).toHaveAccessibleName('Map with 18 stops');
});

test('Back closes the planner, and the focus is where it was opened', async ({ page }) => {
  await page.goto(routes.routeOptimization);
  const link = page.locator('#planner').getByRole('link', { name: 'Open the planner' });
  await link.scrollIntoViewIfNeeded();
  await tap(await middleOf(link));
  const opened = page.locator('dialog.planner-page');
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect(link).toBeFocused();
});
