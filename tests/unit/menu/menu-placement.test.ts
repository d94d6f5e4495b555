import { expect, it } from 'vitest';
import { placeMenu } from '@/lib/menu/menu-placement';

// Window width, center of the Solutions item, then left edge and width of the menu.
it.each([
  ['an ordinary desktop', 1440, 350, 150, 1100],
  ['a large screen', 1920, 350, 150, 1100],
  ['a centered navigation', 1920, 960, 410, 1100],
  ['a center between both margins', 1440, 720, 170, 1100],
  ['a center too far right', 1440, 1200, 320, 1100],
  ['the narrowest desktop header', 1024, 300, 20, 984],
  ['just below the header', 1023, 300, 20, 983],
  ['the last full-width window', 1179, 300, 20, 1139],
  ['the first fixed-width window', 1180, 300, 60, 1100],
  ['no room for the left margin', 1220, 300, 100, 1100],
  ['a pixel short of both margins', 1269, 300, 149, 1100],
  ['room for both margins exactly', 1270, 300, 150, 1100],
  ['a center that would be at home', 1269, 699, 149, 1100],
  ['a window narrower than its margins', 30, 10, 20, 0],
  ['no window', 0, 0, 20, 0],
  ['a negative window', -500, 10, 20, 0],
  ['a window that is no number', Number.NaN, 300, 20, 0],
  ['an endless window', Number.POSITIVE_INFINITY, 300, 20, 0],
  ['a center that is no number', 1440, Number.NaN, 150, 1100],
  ['a center left of the window', 1440, -9000, 150, 1100],
  ['an endless center', 1440, Number.POSITIVE_INFINITY, 320, 1100],
])('a menu in %s', (_, windowWidth, solutionsCenter, left, width) => {
  expect(placeMenu({ windowWidth, solutionsCenter })).toEqual({ left, width });
});

it('a menu keeps 20 px at the right in every window from 1024 to 2560 px', () => {
  for (let windowWidth = 1024; windowWidth <= 2560; windowWidth += 1) {
    for (const solutionsCenter of [0, 280, 640, windowWidth]) {
      const { left, width } = placeMenu({ windowWidth, solutionsCenter });
      expect(windowWidth - left - width).toBeGreaterThanOrEqual(20);
      expect(left).toBeGreaterThanOrEqual(windowWidth >= 1270 ? 150 : 20);
    }
  }
});
