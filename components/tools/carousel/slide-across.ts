import { matches } from '@/lib/browser/media';
import { type CarouselState, carouselLock } from '@/lib/carousel/carousel';

const shift = (pixels: number) => `translateX(${pixels}px)`;

/**
 * Scrolls a row to its active slide, which pushes the other one out while the carousel is locked.
 * Slides change at once where less motion is asked for.
 * @returns a function that ends the move
 */
export function slideAcross(row: HTMLElement, { active, leaving, direction }: CarouselState) {
  const [incoming, outgoing] = [active, leaving].map((index) => row.children[index ?? active]);
  // A content blocker took one out.
  if (!(incoming instanceof HTMLElement && outgoing instanceof HTMLElement)) return;
  const calm = matches('(prefers-reduced-motion: reduce)');
  const timing = { duration: calm ? 0 : carouselLock, easing: 'cubic-bezier(.6, 0, .2, 1)' };
  const width = row.clientWidth * direction;
  const old = incoming.offsetLeft - outgoing.offsetLeft;
  // Snapping would follow the moved slides.
  row.style.scrollSnapType = 'none';
  row.scrollLeft = incoming.offsetLeft;
  const moves = [
    outgoing.animate({ transform: [shift(old), shift(old - width)] }, timing),
    incoming.animate({ transform: [shift(width), shift(0)] }, timing),
  ];
  return () => {
    for (const move of moves) move.cancel();
    row.scrollLeft = incoming.offsetLeft;
    row.style.removeProperty('scroll-snap-type');
  };
}
