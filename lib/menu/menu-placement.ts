const menuWidth = 1100;
const fixedWidthFrom = 1180;
const sideMargin = 20;
const leftMargin = 150;

/**
 * Pixels: 20 px margins below 1180 px, else 1100 px wide, centered on the Solutions item, at least
 * 150 px from the left; below 1270 px the right margin wins.
 *
 * @param center from the window's left edge
 */
export function placeMenu(room: number, center: number) {
  if (room < fixedWidthFrom) return { left: sideMargin, width: Math.max(0, room - 2 * sideMargin) };
  const centered = Math.max(center - menuWidth / 2, leftMargin);
  return { left: Math.min(centered, room - sideMargin - menuWidth), width: menuWidth };
}
