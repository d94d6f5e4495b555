import { routes } from '@/lib/routes';

/** While the home page arrives, what lies below its first screen is not laid out (hero.css). */
const arriving = 'arriving';

/** Before a link is followed to an address of the site: the longest page is to be drawn in two steps. */
export function beginArrival(address: string): void {
  document.documentElement.classList.toggle(arriving, address === routes.home);
}

/** Once the page stands in the document: the second step follows the first drawing. */
export function endArrival(): void {
  const finish = () => document.documentElement.classList.remove(arriving);
  // A task behind a frame runs when the frame has been drawn.
  requestAnimationFrame(() => setTimeout(finish));
}
