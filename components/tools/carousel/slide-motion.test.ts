import { beforeEach, expect, it, vi } from 'vitest';
import { slideAcross } from '@/components/tools/carousel/slide-motion';

const { animate, cancel, source } = vi.hoisted(() => ({
  cancel: vi.fn(),
  animate: vi.fn(),
  source: { fails: false },
}));
vi.mock('framer-motion/dom/mini', () => ({
  get animate() {
    if (source.fails) throw new Error('not loaded');
    return animate;
  },
}));

let calm = false;
const arrive = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Begins a move of two new slides. */
function start() {
  const [incoming, outgoing] = [document.createElement('div'), document.createElement('div')];
  return { incoming, outgoing, end: slideAcross(incoming, outgoing, 1) };
}

beforeEach(() => {
  animate.mockReturnValue({ cancel });
  source.fails = false;
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});

it('a move lasts 1 ms where less motion is asked for', async () => {
  calm = true;
  start();
  await arrive();
  expect(animate.mock.calls[0]?.[2].duration).toBe(0.001);
});

it('slides change at once where the animation does not come', async () => {
  source.fails = true;
  vi.spyOn(console, 'debug').mockReturnValue();
  const { outgoing, end } = start();
  await arrive();
  expect(outgoing.style.visibility).toBe('hidden');
  end();
  expect(outgoing.style.visibility).toBe('');
});

it('a move does not begin once it is over, and leaves nothing behind', async () => {
  start().end();
  await arrive();
  expect(animate).not.toHaveBeenCalled();
  const { incoming, end } = start();
  await arrive();
  incoming.style.transform = 'translateX(0%)';
  end();
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(incoming.style.transform).toBe('');
});
