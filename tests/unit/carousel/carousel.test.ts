import { expect, it } from 'vitest';
import { type CarouselState, firstSlide, moveTo, step } from '@/lib/carousel/carousel';

const at = (active: number): CarouselState => ({ ...firstSlide, active });

it.each([
  ['to a slide', moveTo(at(1), 3), { active: 3, leaving: 1, direction: 1 }],
  ['back to a slide', moveTo(at(3), 1), { active: 1, leaving: 3, direction: -1 }],
  ['to the active slide', moveTo(at(2), 2), at(2)],
  ['on around the end', step(at(4), 1, 5), { active: 0, leaving: 4, direction: 1 }],
  ['back around the end', step(at(0), -1, 5), { active: 4, leaving: 0, direction: -1 }],
  ['of one slide alone', step(at(0), 1, 1), at(0)],
])('a move %s', (_, moved, state) => expect(moved).toEqual(state));
