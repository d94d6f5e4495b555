import { readStored, store } from './stored';
import { type EarlyFields, type Held, heldBy, typedKey } from './typed-fields';

const standingAt = (id: string, name: string, place: number) =>
  (id && document.getElementById(id)) || document.getElementsByName(name)[place];

/** Fills a field as if typed, so that React hears of it. What is typed meanwhile wins. */
function fill([id, name, place, value, checked]: Held): void {
  const field = standingAt(id, name, place) as HTMLInputElement | undefined;
  if (!field || window.early?.typed.has(field)) return;
  if (/^(radio|checkbox)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React overrides the element's own property, so the prototype's setter is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function takeStored(): readonly Held[] {
  try {
    const [path, ...held] = JSON.parse(readStored(typedKey, 'sessionStorage') ?? '[]');
    store(typedKey, null, 'sessionStorage');
    return path === window.location.pathname ? held : [];
  } catch {
    return [];
  }
}

/**
 * Restores what was typed before a reload; after React redrew the document also focus and scroll.
 */
export function restoreTyped({ typed, focus, scroll }: EarlyFields, isRedrawn: boolean): void {
  const lost = [...typed].filter(([field]) => !field.isConnected);
  for (const [field] of lost) typed.delete(field);
  for (const held of [...lost.map(heldBy), ...takeStored()]) fill(held);
  if (!isRedrawn) return;
  if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
  if (!focus || document.activeElement !== document.body) return;
  const { id, name = '', selectionStart, selectionEnd } = focus[0] as HTMLInputElement;
  const field = standingAt(id, name, focus[1]) as HTMLInputElement | undefined;
  field?.focus({ preventScroll: true });
  if (selectionStart !== null) field?.setSelectionRange?.(selectionStart, selectionEnd);
}
