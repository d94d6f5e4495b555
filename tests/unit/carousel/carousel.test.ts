import { expect, it } from 'vitest';
import {
  type CarouselState,
  carouselLock,
  firstSlide,
  moveTo,
  settle,
  step,
} from '@/lib/carousel/carousel';

const at = (active: number): CarouselState => ({ ...firstSlide, active });

it.each([
  ['to a slide', moveTo(at(1), 3), { active: 3, leaving: 1, direction: 1 }],
  ['back to a slide', moveTo(at(3), 1), { active: 1, leaving: 3, direction: -1 }],
  ['to the active slide', moveTo(at(2), 2), at(2)],
  ['on around the end', step(at(4), 1, 5), { active: 0, leaving: 4, direction: 1 }],
  ['back around the end', step(at(0), -1, 5), { active: 4, leaving: 0, direction: -1 }],
  ['of one slide alone', step(at(0), 1, 1), at(0)],
])('a move %s', (_, moved, state) => expect(moved).toEqual(state));

it('the lock lasts 500 ms and ignores every move until the state settles', () => {
  expect(carouselLock).toBe(500);
  const moving = step(firstSlide, 1, 5);
  for (const moved of [step(moving, -1, 5), moveTo(moving, 4)]) expect(moved).toBe(moving);
  expect(step(settle(moving), 1, 5)).toEqual({ active: 2, leaving: 1, direction: 1 });
});
