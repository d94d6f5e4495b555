import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, planner } from './planner-page';

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

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there to be touched.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const disc = (page: Page, stop: number) => map(page).getByRole('img', { name: `Stop ${stop},` });
const middleOfDisc = (page: Page, stop: number) =>
  middleOf(disc(page, stop).locator('.planner-map-disc'));
const sheet = (page: Page) => planner(page).locator('.planner-sheet');
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
