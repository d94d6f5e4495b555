import { matches } from '@/lib/browser/media';
import { carouselLock, type Direction } from '@/lib/carousel/carousel';

/** Fetches the animation on its own, so that it costs nothing at load. */
export const loadMotion = () => import('framer-motion/dom/mini');

const shift = (percent: number) => `translateX(${percent}%)`;

const easing: [number, number, number, number] = [0.6, 0, 0.2, 1];

/**
 * Moves one slide out and the next one in, in what is left of the lock; until the
 * animation has arrived the old slide stays. Without it the slides change at once.
 * @returns a function that ends the move and leaves no trace of it.
 */
export function slideAcross(incoming: HTMLElement, outgoing: HTMLElement, direction: Direction) {
  const started = performance.now();
  let ended = false;
  let cancel = () => {};
  loadMotion()
    .then(({ animate }) => {
      if (ended) return;
      const calm = matches('(prefers-reduced-motion: reduce)');
      const left = carouselLock - (performance.now() - started);
      const timing = { duration: (calm ? 1 : Math.max(left, 1)) / 1000, ease: easing };
      const moves = [
        animate(outgoing, { transform: [shift(0), shift(-100 * direction)] }, timing),
        animate(incoming, { transform: [shift(100 * direction), shift(0)] }, timing),
      ];
      cancel = () => {
        for (const move of moves) move.cancel();
      };
    })
    .catch((error) => {
      console.debug(error);
      if (!ended) outgoing.style.visibility = 'hidden';
    });
  return () => {
    ended = true;
    cancel();
    for (const slide of [incoming, outgoing]) {
      slide.style.removeProperty('transform');
      slide.style.removeProperty('visibility');
    }
  };
}
