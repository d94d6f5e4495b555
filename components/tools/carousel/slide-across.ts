import { matches } from '@/lib/browser/media';
import { type CarouselState, carouselLock } from '@/lib/carousel/carousel';

/** Fetches the animation on its own, so that it costs nothing at load. */
export const loadMotion = () => import('framer-motion/dom/mini');

const shift = (pixels: number) => `translateX(${pixels}px)`;
const ease: [number, number, number, number] = [0.6, 0, 0.2, 1];

/**
 * Scrolls a row to its active slide, which pushes the other one out in what is left of the lock.
 * Until the animation has arrived the old slide stays; without it they change at once.
 * @returns a function that ends the move
 */
export function slideAcross(row: HTMLElement, { active, leaving, direction }: CarouselState) {
  const slides = [active, leaving].map((index) => row.children[index ?? active] as HTMLElement);
  const [incoming, outgoing] = slides;
  // A content blocker took one out.
  if (!incoming || !outgoing) return;
  const started = performance.now();
  let ended = false;
  let moves: { cancel: () => void }[] = [];
  const show = () => {
    row.scrollLeft = incoming.offsetLeft;
  };
  loadMotion()
    .then(({ animate }) => {
      if (ended) return;
      const calm = matches('(prefers-reduced-motion: reduce)');
      const left = carouselLock - (performance.now() - started);
      const timing = { duration: (calm ? 1 : Math.max(left, 1)) / 1000, ease };
      const width = row.clientWidth * direction;
      // Snapping would follow the moved slides.
      row.style.scrollSnapType = 'none';
      show();
      const old = incoming.offsetLeft - outgoing.offsetLeft;
      moves = [
        animate(outgoing, { transform: [shift(old), shift(old - width)] }, timing),
        animate(incoming, { transform: [shift(width), shift(0)] }, timing),
      ];
    })
    .catch((error) => {
      console.debug(error);
      if (!ended) show();
    });
  return () => {
    ended = true;
    for (const move of moves) move.cancel();
    for (const slide of slides) slide.style.removeProperty('transform');
    show();
    row.style.removeProperty('scroll-snap-type');
  };
}
