/** Milliseconds. */
const doublePress = 500;

/**
 * Ignores the second press of the double click that opened a dialog. Watches the attribute, since
 * not every browser sends toggle events of dialogs.
 */
function keepOverDoublePress(signal: AbortSignal): void {
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
function closeMenuWithItsButton(signal: AbortSignal): void {
  const closeWithButton = () => {
    const menu = document.querySelector<HTMLDialogElement>('#site-menu[open]');
    const button = document.querySelector('header [commandfor="site-menu"]');
    if (menu && !button?.checkVisibility()) menu.close();
  };
  window.addEventListener('resize', closeWithButton, { signal });
}

function invoke({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(button && dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute('command');
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close' || command === 'request-close') dialog.close();
}

/** The dialog whose backdrop was pressed: the target is the dialog, the point outside its box. */
function besideWhich({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  if (!(target instanceof HTMLDialogElement && target.matches('[open][closedby="any"]'))) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return isOutside ? target : undefined;
}

/** Closes by a press that begins and ends on the backdrop; one begun inside may select text. */
function closeByBackdrop(signal: AbortSignal): void {
  let begun: HTMLDialogElement | undefined;
  const begin = (event: MouseEvent) => {
    begun = besideWhich(event);
  };
  document.addEventListener('pointerdown', begin, { signal });
  document.addEventListener('click', (event) => begun && besideWhich(event)?.close(), { signal });
}

/** Polyfills invoker commands and light dismiss of dialogs where they are missing. */
export function supportDialogs(signal: AbortSignal): void {
  keepOverDoublePress(signal);
  closeMenuWithItsButton(signal);
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', invoke, { signal });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    closeByBackdrop(signal);
  }
}
