import { readStored, store } from './stored';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What `reloadGuard` notes, each with its place among the elements of the same name. */
export interface EarlyFields {
  readonly typed: Map<Field, number>;
  /** What has the focus, or had it before the document was drawn anew. */
  readonly focus?: readonly [element: HTMLElement & { name?: string }, place: number] | 0;
  /** How far the page is scrolled; undefined where it never was. */
  readonly scroll?: number;
}

/** Where a field stands and what it holds. */
interface Held {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly value: string;
  readonly checked: boolean;
}

/** Key under which a tab keeps what its page held, while that is loaded anew. */
const typedKey = 'typed';

function heldBy([field, place]: readonly [Field, number]): Held {
  const { id, name, value, checked } = field as HTMLInputElement;
  return { id, name, place, value, checked };
}

/** The element that stands where another one stood. */
const standingAt = (id: string, name: string, place: number) =>
  (id && document.getElementById(id)) || document.getElementsByName(name)[place];

/** Fills a field as if it had been typed: React hears of it. */
function fill({ id, name, place, value, checked }: Held): void {
  const field = standingAt(id, name, place) as HTMLInputElement | undefined;
  if (!field || window.early?.typed.has(field)) return;
  if (/^(radio|checkbox)$/.test(field.type)) {
    if (field.checked !== checked) field.click();
    return;
  }
  // React watches the property of the element itself, and takes a value set there for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What was typed before the page was loaded anew with `reloadPage`; nothing where it cannot be read. */
function takeStored(): readonly Held[] {
  try {
    const { path, fields } = JSON.parse(readStored(typedKey, 'sessionStorage') ?? '{}');
    store(typedKey, null, 'sessionStorage');
    return path === window.location.pathname ? [...fields] : [];
  } catch {
    return [];
  }
}

/**
 * Gives back what was typed before the scripts ran, where React has drawn the document anew: it does
 * so when something else had changed it, such as an extension. And what was typed before `reloadPage`.
 */
export function restoreTyped(isRedrawn: boolean): void {
  const { typed, focus, scroll } = window.early ?? {};
  const lost = [...(typed ?? [])].filter(([field]) => !field.isConnected);
  for (const [field] of lost) typed?.delete(field);
  for (const held of [...lost.map(heldBy), ...takeStored()]) fill(held);
  if (!isRedrawn) return;
  if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
  if (!focus) return;
  const { id, name = '', selectionStart, selectionEnd } = focus[0] as HTMLInputElement;
  const field = standingAt(id, name, focus[1]) as HTMLInputElement | undefined;
  field?.focus({ preventScroll: true });
  if (selectionStart !== null) field?.setSelectionRange?.(selectionStart, selectionEnd);
}

/** Loads the page anew with what was typed in it, at the same address or with another query. */
export function reloadPage(query?: string): void {
  const { location, early } = window;
  const fields = [...(early?.typed ?? [])].filter(([field]) => field.isConnected).map(heldBy);
  store(typedKey, JSON.stringify({ path: location.pathname, fields }), 'sessionStorage');
  if (query === undefined) location.reload();
  else location.replace(`${location.pathname}?${query}`);
}
