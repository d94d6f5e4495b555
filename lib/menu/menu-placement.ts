const menuWidth = 1100;
const fixedWidthFrom = 1180;
const sideMargin = 20;
const leftMargin = 150;

interface MenuSituation {
  readonly windowWidth: number;
  /** Pixels from the window's left edge. */
  readonly solutionsCenter: number;
}

/**
 * Pixels: 20 px margins below 1180 px, else 1100 px wide, centered on the Solutions item, at least
 * 150 px from the left; below 1270 px the right margin wins.
 */
export function placeMenu({ windowWidth, solutionsCenter }: MenuSituation) {
  const room = Number.isFinite(windowWidth) ? windowWidth : 0;
  if (room < fixedWidthFrom) return { left: sideMargin, width: Math.max(0, room - 2 * sideMargin) };

  const centered = (Number.isNaN(solutionsCenter) ? 0 : solutionsCenter) - menuWidth / 2;
  const left = Math.min(Math.max(centered, leftMargin), room - sideMargin - menuWidth);
  return { left, width: menuWidth };
}
