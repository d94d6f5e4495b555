import { expect, it } from 'vitest';
import {
  type CarouselState,
  carouselLock,
  firstSlide,
  moveTo,
  nextIndex,
  previousIndex,
  settle,
  step,
} from '@/lib/carousel/carousel';

const at = (active: number): CarouselState => ({ ...firstSlide, active });
const absurd = [-1, 5, 1.5, Number.NaN];

it.each([
  [5, [0, 1, 2, 3, 4], [1, 2, 3, 4, 0], [4, 0, 1, 2, 3]],
  [5, absurd, absurd.map(() => 0), absurd.map(() => 0)],
  [1, [0], [0], [0]],
  [0, [0], [0], [0]],
])('of %d slides, after %j come %j, before %j', (count, from, next, previous) => {
  expect(from.map((index) => nextIndex(index, count))).toEqual(next);
  expect(from.map((index) => previousIndex(index, count))).toEqual(previous);
});

it.each([
  ['to a slide', moveTo(at(1), 3, 5), { active: 3, leaving: 1, direction: 1 }],
  ['back to a slide', moveTo(at(3), 1, 5), { active: 1, leaving: 3, direction: -1 }],
  ['on around the end', step(at(4), 1, 5), { active: 0, leaving: 4, direction: 1 }],
  ['back around the end', step(at(0), -1, 5), { active: 4, leaving: 0, direction: -1 }],
  ['of one slide alone', step(at(0), 1, 1), at(0)],
])('a move %s', (_, moved, state) => expect(moved).toEqual(state));

it.each([2, ...absurd])('a move to the active slide or nowhere, %d, is none', (target) => {
  const state = at(2);
  expect(moveTo(state, target, 5)).toBe(state);
});

it('the lock lasts 500 ms and ignores every move until the state settles', () => {
  expect(carouselLock).toBe(500);
  const moving = step(firstSlide, 1, 5);
  for (const moved of [step(moving, -1, 5), moveTo(moving, 4, 5)]) expect(moved).toBe(moving);
  const settled = settle(moving);
  expect(step(settled, 1, 5)).toEqual({ active: 2, leaving: 1, direction: 1 });
  expect(settle(settled)).toBe(settled);
});
