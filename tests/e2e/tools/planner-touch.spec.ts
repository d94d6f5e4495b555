import type { CDPSession, Locator } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';
import { allCame, map, openPlanner, planner, smallest } from './planner-page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = readonly [x: number, y: number];

/** Moves fingers from where they come down to where they are lifted, in steps enough to end without a throw. */
async function drag(fingers: CDPSession, ...ways: readonly (readonly [from: Point, to: Point])[]) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ways
        .filter(() => part !== undefined)
        .map(([from, to], id) => ({
          id,
          x: from[0] + (part ?? 0) * (to[0] - from[0]),
          y: from[1] + (part ?? 0) * (to[1] - from[1]),
        })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step / 8);
  await touch('touchEnd');
}

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there to be touched.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('fingers pan and zoom the map, and take the drawer to its three heights', async ({ page }) => {
  const fingers = await page.context().newCDPSession(page);
  await openPlanner(page, smallest);
  await allCame(page);

  const [x, y] = await middleOf(map(page));
  const disc = map(page).getByRole('img', { name: 'Stop 1,' }).locator('.planner-map-disc');
  const before = await middleOf(disc);
  const scale = planner(page).locator('.planner-map-scale');
  const shown = (await scale.textContent()) ?? '';
  await drag(fingers, [
    [x - 120, y + 100],
    [x - 80, y + 130],
  ]);
  await expect.poll(() => middleOf(disc)).not.toEqual(before);
  await expect(scale).toHaveText(shown);
  const disjoint = (way: number): [Point, Point] => [
    [x + 20 * way, y],
    [x + 90 * way, y],
  ];
  await drag(fingers, disjoint(-1), disjoint(1));
  await expect(scale).not.toHaveText(shown);
  await expect(map(page)).toHaveAccessibleName('Map with 18 stops');

  const drawer = planner(page).locator('.planner-drawer');
  await expect(drawer).toHaveClass(/planner-drawer-middle/);
  for (const [down, name, height] of [
    [-250, 'high', 668],
    [560, 'low', 112],
    [-220, 'middle', 372],
  ] as const) {
    const from = await middleOf(drawer.locator('.planner-handle'));
    await drag(fingers, [from, [from[0], from[1] + down]]);
    await expect(drawer).toHaveClass(new RegExp(`planner-drawer-${name}`));
    await expect(drawer).toHaveCSS('height', `${height}px`);
    expect(await axeFindings(page), name).toEqual([]);
  }
});
