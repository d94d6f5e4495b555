import { store } from './stored';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What `reloadGuard` notes, each with its place among the elements of the same name. */
export interface EarlyFields {
  readonly typed: Map<Field, number>;
  /** What has the focus, or had it before the document was drawn anew. */
  readonly focus?: readonly [element: HTMLElement & { name?: string }, place: number] | 0;
  /** How far the page is scrolled; undefined where it never was. */
  readonly scroll?: number;
}

/** Where a field stands and what it holds. */
export type Held = readonly [
  id: string,
  name: string,
  place: number,
  value: string,
  checked?: boolean,
];

/** Key under which a tab keeps the path and the fields of its page, while that is loaded anew. */
export const typedKey = 'typed';

export const heldBy = ([field, place]: readonly [Field, number]): Held => {
  const { id, name, value, checked } = field as HTMLInputElement;
  return [id, name, place, value, checked];
};

/** Keeps what was typed over a reload (restore-typed.ts). */
export function keepTyped(): void {
  const held = [...(window.early?.typed ?? [])].filter(([field]) => field.isConnected).map(heldBy);
  store(typedKey, JSON.stringify([window.location.pathname, ...held]), 'sessionStorage');
}
