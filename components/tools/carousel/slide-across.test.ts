import { beforeEach, expect, it, vi } from 'vitest';
import { slideAcross } from '@/components/tools/carousel/slide-across';

const animate = vi.fn<(frames: PropertyIndexedKeyframes, timing: { duration: number }) => object>();
const cancel = vi.fn();
let calm = false;

/** Begins a move from the first of two slides, 100 px wide, to the second. */
function start() {
  const row = document.createElement('div');
  row.innerHTML = '<div></div><div></div>';
  for (const [index, slide] of [...row.children].entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: 100 * index });
    Object.assign(slide, { animate });
  }
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  return { row, end: slideAcross(row, { active: 1, leaving: 0, direction: 1 }) };
}

beforeEach(() => {
  animate.mockReturnValue({ cancel });
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});

it.each([
  ['lasts as long as the lock', false, 500],
  ['is over at once where less motion is asked for', true, 0],
])('a move %s', (_, isCalm, duration) => {
  calm = isCalm;
  start();
  expect(animate.mock.calls.map(([{ transform }, timing]) => [transform, timing.duration])).toEqual(
    [
      [['translateX(100px)', 'translateX(0px)'], duration],
      [['translateX(100px)', 'translateX(0px)'], duration],
    ],
  );
});

it('a move leaves nothing but the new slide behind', () => {
  const { row, end } = start();
  expect(row.style.scrollSnapType).toBe('none');
  end?.();
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(row.style.scrollSnapType).toBe('');
  expect(row.scrollLeft).toBe(100);
});
