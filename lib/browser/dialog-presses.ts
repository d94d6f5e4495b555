/** Milliseconds. */
const doublePress = 500;

/**
 * Ignores the second press of the double click that opened a dialog. Watches the attribute, since
 * not every browser sends toggle events of dialogs.
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
  document.addEventListener('click', press, { signal, capture: true });
}

/** Closes the mobile menu where its button disappears, as when a tablet is turned. */
export function closeMenuWithItsButton(signal: AbortSignal): void {
  const closeWithButton = () => {
    const menu = document.querySelector<HTMLDialogElement>('#site-menu[open]');
    const button = document.querySelector('header [commandfor="site-menu"]');
    if (menu && !button?.checkVisibility()) menu.close();
  };
  window.addEventListener('resize', closeWithButton, { signal });
}
