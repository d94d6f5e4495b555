import { routes } from '@/lib/routes';

/** While the home page arrives, only its first screen is laid out (hero.css). */
const arriving = 'arriving';

/** Before a link is followed: the home page, the longest, is drawn in two steps. */
export function beginArrival(address: string): void {
  document.documentElement.classList.toggle(arriving, address === routes.home);
}

/** Once the page is in the document: draws the rest after the first frame. */
export function endArrival(): void {
  const finish = () => document.documentElement.classList.remove(arriving);
  // A task queued in a frame runs after that frame is drawn.
  requestAnimationFrame(() => setTimeout(finish));
}
