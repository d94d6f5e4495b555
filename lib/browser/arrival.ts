import { routes } from '@/lib/routes';

/** While the home page arrives, only its first screen is laid out (hero.css). */
const arriving = 'arriving';

export function beginArrival(address: string): void {
  document.documentElement.classList.toggle(arriving, address === routes.home);
}

/** Draws the rest of the page after its first frame. */
export function endArrival(): void {
  const finish = () => document.documentElement.classList.remove(arriving);
  // A task queued in a frame runs after that frame is drawn.
  requestAnimationFrame(() => setTimeout(finish));
}
