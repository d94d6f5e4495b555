import { beforeEach, expect, it, vi } from 'vitest';
import { slideAcross } from '@/components/tools/carousel/slide-across';

const { animate, source } = vi.hoisted(() => ({ animate: vi.fn(), source: { fails: false } }));
vi.mock('framer-motion/dom/mini', () => ({
  get animate() {
    if (source.fails) throw new Error('not loaded');
    return animate;
  },
}));

const arrive = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Begins a move from the first of two slides, 100 px wide, to the second. */
function start() {
  const row = document.createElement('div');
  row.innerHTML = '<div></div><div></div>';
  const incoming = row.lastElementChild as HTMLElement;
  Object.defineProperty(incoming, 'offsetLeft', { value: 100 });
  slideAcross(row, { active: 1, leaving: 0, direction: 1 });
  return row;
}

beforeEach(() => {
  source.fails = false;
});

it('a move lasts 1 ms where less motion is asked for', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  start();
  await arrive();
  expect(animate.mock.calls[0]?.[2].duration).toBe(0.001);
});

it('slides change at once where the animation does not come', async () => {
  source.fails = true;
  const row = start();
  expect(row.scrollLeft).toBe(0);
  await arrive();
  expect(row.scrollLeft).toBe(100);
});
