import { routes } from '@/lib/routes';

/** While the home page arrives, only its first screen is laid out (hero.css). */
const arriving = 'arriving';

/**
 * Runs before the first paint. An address or a reload that leads further down needs true heights at once, and so does
 * whoever is about to scroll: what grew in view would move.
 */
export const arrivalScript = `try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate'){
document.documentElement.classList.add('${arriving}');
['wheel','touchstart','pointerdown','keydown','scroll'].forEach(function(t){addEventListener(t,function(){document.documentElement.classList.remove('${arriving}')},{once:true,capture:true,passive:true})})}}catch(e){}`;

/** Before a link is followed to an address of the site. */
export function beginArrival(address: string): void {
  document.documentElement.classList.toggle(arriving, address === routes.home);
}

/** Once the page stands in the document: its sections are laid out one by one when there is time. */
export function endArrival(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.hero ~ [aria-labelledby]')];
  const next = () => {
    const section = sections.shift();
    if (!section) return document.documentElement.classList.remove(arriving);
    section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  // A task behind a frame runs when the frame has been drawn.
  requestAnimationFrame(() => setTimeout(next));
}

/** Safari has no idle callback. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 500 });
  else setTimeout(then, 20);
}
