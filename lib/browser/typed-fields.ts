import { store } from './stored';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What `reloadGuard` records; `place` is the index among elements of the same name. */
export interface EarlyFields {
  readonly typed: Map<Field, number>;
  readonly focus?: readonly [element: HTMLElement & { name?: string }, place: number] | 0;
  readonly scroll?: number;
}

export type Held = readonly [
  id: string,
  name: string,
  place: number,
  value: string,
  checked?: boolean,
];

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
