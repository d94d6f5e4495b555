import { describe, expect, it } from 'vitest';
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
const absurd = [-1, 5, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY];

describe('the index', () => {
  it('wraps around five slides', () => {
    expect([0, 1, 2, 3, 4].map((index) => nextIndex(index, 5))).toEqual([1, 2, 3, 4, 0]);
    expect([0, 1, 2, 3, 4].map((index) => previousIndex(index, 5))).toEqual([4, 0, 1, 2, 3]);
  });

  it('stays where there is one slide', () => {
    expect([nextIndex(0, 1), previousIndex(0, 1)]).toEqual([0, 0]);
  });

  it.each(absurd)('is the first slide after %d', (index) => {
    expect([nextIndex(index, 5), previousIndex(index, 5)]).toEqual([0, 0]);
  });

  it.each([0, -3, Number.NaN])('is 0 in a carousel of %d slides', (count) => {
    expect([nextIndex(0, count), previousIndex(0, count)]).toEqual([0, 0]);
  });
});

describe('a move', () => {
  it('goes to a slide and remembers the one that leaves', () => {
    expect(moveTo(at(1), 3, 5)).toEqual({ active: 3, leaving: 1, direction: 1 });
    expect(moveTo(at(3), 1, 5)).toEqual({ active: 1, leaving: 3, direction: -1 });
  });

  it('keeps its direction around the ends', () => {
    expect(step(at(4), 1, 5)).toEqual({ active: 0, leaving: 4, direction: 1 });
    expect(step(at(0), -1, 5)).toEqual({ active: 4, leaving: 0, direction: -1 });
  });

  it('to the active slide changes nothing', () => {
    const state = at(2);
    expect(moveTo(state, 2, 5)).toBe(state);
    expect(step(at(0), 1, 1)).toEqual(at(0));
  });

  it.each(absurd)('to slide %d changes nothing', (target) => {
    const state = at(2);
    expect(moveTo(state, target, 5)).toBe(state);
  });
});

describe('the lock', () => {
  it('lasts 500 ms', () => expect(carouselLock).toBe(500));

  it('ignores every move until the state settles', () => {
    const moving = step(firstSlide, 1, 5);
    expect(step(moving, 1, 5)).toBe(moving);
    expect(step(moving, -1, 5)).toBe(moving);
    expect(moveTo(moving, 4, 5)).toBe(moving);
    expect(step(settle(moving), 1, 5)).toEqual({ active: 2, leaving: 1, direction: 1 });
  });

  it('is not there to settle twice', () => {
    const state = at(2);
    expect(settle(state)).toBe(state);
  });
});
