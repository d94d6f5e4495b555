import { expect, it } from 'vitest';
import { type Measure, slowNote } from '@/lib/watch/slow-measures';

it.each<[Measure, number, string]>([
  ['largest paint', 2500.5, 'Slow largest paint: 2500.5, over 2500'],
  ['input delay', 101, 'Slow input delay: 101, over 100'],
  ['layout shift', 0.10049, 'Slow layout shift: 0.1, over 0.1'],
  ['layout shift', 0.25, 'Slow layout shift: 0.25, over 0.1'],
  ['page load', 3000.0004, 'Slow page load: 3000, over 3000'],
])('%s of %d is slow', (measure, value, text) => {
  expect(slowNote(measure, value)).toBe(text);
});

it.each<[Measure, number]>([
  ['largest paint', 2500],
  ['input delay', 100],
  ['layout shift', 0.1],
  ['page load', 3000],
  ['page load', 0],
])('%s of %d is not', (measure, value) => {
  expect(slowNote(measure, value)).toBeUndefined();
});
