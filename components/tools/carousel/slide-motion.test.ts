import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slideAcross } from '@/components/tools/carousel/slide-motion';

const { animate, cancel, source } = vi.hoisted(() => {
  const cancel = vi.fn();
  return { cancel, animate: vi.fn(), source: { fails: false } };
});
vi.mock('framer-motion/dom/mini', () => ({
  get animate() {
    if (source.fails) throw new Error('not loaded');
    return animate;
  },
}));

let calm = false;
const slides = () => [document.createElement('div'), document.createElement('div')] as const;
const arrive = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  vi.clearAllMocks();
  animate.mockReturnValue({ cancel });
  source.fails = false;
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});

describe('a move', () => {
  it('takes both slides along within the lock', async () => {
    const [incoming, outgoing] = slides();
    slideAcross(incoming, outgoing, 1);
    await arrive();
    const [first, second] = animate.mock.calls;
    expect(first?.slice(0, 2)).toEqual([
      outgoing,
      { transform: ['translateX(0%)', 'translateX(-100%)'] },
    ]);
    expect(second?.slice(0, 2)).toEqual([
      incoming,
      { transform: ['translateX(100%)', 'translateX(0%)'] },
    ]);
    expect(first?.[2].duration).toBeGreaterThan(0.3);
    expect(first?.[2].duration).toBeLessThanOrEqual(0.5);
  });

  it('goes the other way back', async () => {
    const [incoming, outgoing] = slides();
    slideAcross(incoming, outgoing, -1);
    await arrive();
    expect(animate.mock.calls[1]?.[1]).toEqual({
      transform: ['translateX(-100%)', 'translateX(0%)'],
    });
  });

  it('lasts 1 ms where less motion is asked for', async () => {
    calm = true;
    slideAcross(...slides(), 1);
    await arrive();
    expect(animate.mock.calls[0]?.[2].duration).toBe(0.001);
  });

  it('changes at once where the animation does not come', async () => {
    source.fails = true;
    vi.spyOn(console, 'debug').mockReturnValue();
    const [incoming, outgoing] = slides();
    const end = slideAcross(incoming, outgoing, 1);
    await arrive();
    expect(outgoing.style.visibility).toBe('hidden');
    end();
    expect(outgoing.style.visibility).toBe('');
  });

  it('does not begin once it is over, and leaves nothing behind', async () => {
    const [incoming, outgoing] = slides();
    slideAcross(incoming, outgoing, 1)();
    await arrive();
    expect(animate).not.toHaveBeenCalled();
    const end = slideAcross(incoming, outgoing, 1);
    await arrive();
    incoming.style.transform = 'translateX(0%)';
    end();
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(incoming.style.transform).toBe('');
  });
});
