import { expect, it } from 'vitest';
import { stopsUnder } from '@/lib/planner/map/furniture';
import { spots } from '@/tests/support/planner-day';
import { noteBox, noteBoxes } from './note-boxes';

const wide = { width: 904, height: 776 };

it.each([
  [wide, 16],
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

it('keeps off the furniture, however many stops lie elsewhere', () => {
  const boxes = noteBoxes(wide, 40, false);
  const crowd = boxes
    .filter(({ top }) => top > 85)
    .flatMap(({ left, top, width }) => [left, left + width / 2].map((x) => [x, top] as const));
  expect(noteBox(boxes, crowd, spots('24 24, 300 60'), 5).top).toBeGreaterThan(65);
});

it('stands where it covers the least, if every place lies on some furniture', () => {
  const boxes = noteBoxes(wide, 40, false);
  const everywhere = boxes.map(({ left, top }) => [left, top] as const);
  const under = boxes.map((box) => stopsUnder(box, everywhere, 5));
  const chosen = noteBox(boxes, [], everywhere, 5);
  expect(Math.max(...under)).toBeGreaterThan(Math.min(...under));
  expect(stopsUnder(chosen, everywhere, 5)).toBe(Math.min(...under));
});
