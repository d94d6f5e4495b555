import { expect, it } from 'vitest';
import { placeMenu } from '@/lib/menu/menu-placement';

// Window width, center of the Solutions item, then left edge and width of the menu.
it.each([
  ['an ordinary desktop', 1440, 350, 150, 1100],
  ['a large screen', 1920, 960, 410, 1100],
  ['a center too far right', 1440, 1200, 320, 1100],
  ['the narrowest desktop header', 1024, 300, 20, 984],
  ['the last full-width window', 1179, 300, 20, 1139],
  ['the first fixed-width window', 1180, 300, 60, 1100],
  ['a pixel short of both margins', 1269, 300, 149, 1100],
  ['room for both margins exactly', 1270, 300, 150, 1100],
  ['a window narrower than its margins', 30, 10, 20, 0],
])('a menu in %s', (_, windowWidth, solutionsCenter, left, width) => {
  expect(placeMenu(windowWidth, solutionsCenter)).toEqual({ left, width });
});
