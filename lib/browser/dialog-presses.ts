/** How long after a dialog opened a second press belongs to the first one, in milliseconds. */
const doublePress = 500;

/**
 * Keeps a dialog open over the second press of a double click, which may meet its backdrop, or a close
 * button that came to lie under the pointer: for as long as a double click takes, the backdrop closes
 * nothing, and the second press of two does nothing. The opening is seen at the attribute: not every
 * browser sends a dialog's toggle events.
 */
export function keepOverDoublePress(signal: AbortSignal): void {
  let opened = Number.NEGATIVE_INFINITY;
  const open = (dialog: HTMLDialogElement) => {
    opened = performance.now();
    if (dialog.getAttribute('closedby') !== 'any') return;
    dialog.setAttribute('closedby', 'closerequest');
    setTimeout(() => dialog.setAttribute('closedby', 'any'), doublePress);
  };
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement && target.open) open(target);
    }
  });
  const press = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - opened > doublePress) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  watch.observe(document, { subtree: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => watch.disconnect());
  // Caught on the way to what lies under the pointer.
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
