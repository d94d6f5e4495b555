import { expect, it } from 'vitest';
import { noteBox, noteBoxes } from './map-note';

const wide = { width: 904, height: 776 };

it.each([
  [wide, 80],
  [{ width: 390, height: 416 }, 80],
])('stays in a map of %j with %i letters', (box, letters) => {
  for (const { left, top, width, height } of noteBoxes(box, letters, true)) {
    const room = [left, top, box.width - left - width, box.height - top - height];
    expect(Math.min(...room)).toBeGreaterThanOrEqual(24);
  }
});

it('stands above the hint, and elsewhere where a stop lies there', () => {
  const boxes = noteBoxes(wide, 16, true);
  const usual = noteBox(boxes, [], [], 12);
  expect(wide.height - usual.top - usual.height).toBe(88);
  const free = noteBox(boxes, [[wide.width / 2, usual.top + 10]], [], 12);
  expect(free.top + free.height).toBeLessThan(usual.top);
});
