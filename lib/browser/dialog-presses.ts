/** How long after a dialog opened a second press belongs to the first one, in milliseconds. */
const doublePress = 500;

/**
 * Keeps a dialog open over the second press of a double click, which may meet its backdrop, or a close
 * button that came to lie under the pointer: for as long as a double click takes, the backdrop closes
 * nothing, and the second press of two does nothing. Browsers that close by the backdrop without our help
 * tell of the opening too.
 */
export function keepOverDoublePress(signal: AbortSignal): void {
  let opened = Number.NEGATIVE_INFINITY;
  const open = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLDialogElement) || newState !== 'open') return;
    opened = performance.now();
    if (target.getAttribute('closedby') !== 'any') return;
    target.setAttribute('closedby', 'closerequest');
    setTimeout(() => target.setAttribute('closedby', 'any'), doublePress);
  };
  const press = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - opened > doublePress) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Neither bubbles past what lies under the pointer, so both are caught on the way there.
  document.addEventListener('beforetoggle', open, { signal, capture: true });
  document.addEventListener('click', press, { signal, capture: true });
}

/** Closes the menu of narrow windows where its button goes, as when a tablet is turned. */
export function closeMenuWithItsButton(signal: AbortSignal): void {
  const look = () => {
    const menu = document.querySelector<HTMLDialogElement>('#site-menu[open]');
    const button = document.querySelector('header [commandfor="site-menu"]');
    if (menu && !button?.checkVisibility()) menu.close();
  };
  window.addEventListener('resize', look, { signal });
}
