import { replaceQuery } from '@/lib/hooks/use-address-query';

/** Takes the words out of the address that opened the search: a reload shows the page alone. */
function cleanAddress(): void {
  const fields = new URLSearchParams(window.location.search);
  if (!fields.has('search')) return;
  fields.delete('search');
  replaceQuery(fields.toString());
}

/** Where the browser had nothing to give the focus back to, the search's button takes it. */
function returnFocus(): void {
  const { activeElement, body } = document;
  // For a moment what has it is still in the dialog that went.
  if (activeElement !== body && !activeElement?.closest('dialog:not([open])')) return;
  const buttons = document.querySelectorAll<HTMLElement>('button[commandfor="search"]');
  const shown = [...buttons].find((button) => button.checkVisibility());
  shown?.focus({ preventScroll: true });
}

/** Leaves the page as it was before the search opened; it was not left for a result. */
export function leaveSearch(): void {
  cleanAddress();
  returnFocus();
}
