function invoke({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button[commandfor]');
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(button && dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute('command');
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  if (command === 'close' || command === 'request-close') dialog.close();
}

/** A press on the backdrop reports the dialog itself, at a point outside its box. */
function dismiss({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement && target.matches('[open][closedby="any"]'))) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

/** Invoker commands and light dismiss of dialogs, for the browsers that lack one or both. */
export function supportDialogs(signal: AbortSignal): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', invoke, { signal });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', dismiss, { signal });
  }
}
