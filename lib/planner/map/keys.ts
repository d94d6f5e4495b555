import type { Direction } from './steps';

export type MapCommand =
  | { readonly kind: 'along'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  /** By the index of the van. */
  | { readonly kind: 'van'; readonly van: number }
  | { readonly kind: 'arrow'; readonly direction: Direction; readonly far: boolean }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'open' | 'delete' | 'add' | 'cancel' | 'fit' };

const commands: Readonly<Record<string, MapCommand>> = {
  n: { kind: 'along', to: 'next' },
  pagedown: { kind: 'along', to: 'next' },
  p: { kind: 'along', to: 'previous' },
  pageup: { kind: 'along', to: 'previous' },
  home: { kind: 'along', to: 'first' },
  end: { kind: 'along', to: 'last' },
  enter: { kind: 'open' },
  delete: { kind: 'delete' },
  backspace: { kind: 'delete' },
  a: { kind: 'add' },
  escape: { kind: 'cancel' },
  '+': { kind: 'zoom', factor: 1.5 },
  '=': { kind: 'zoom', factor: 1.5 },
  '-': { kind: 'zoom', factor: 1 / 1.5 },
  '0': { kind: 'fit' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a pressed key; undefined for keys that are not the map's. */
export function commandOf(pressed: Pressed): MapCommand | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
  const key = pressed.key.toLowerCase();
  const [, direction] = /^arrow(up|down|left|right)$/.exec(key) ?? [];
  if (direction) {
    return { kind: 'arrow', direction: direction as Direction, far: pressed.shiftKey };
  }
  if (/^[1-8]$/.test(key)) return { kind: 'van', van: Number(key) - 1 };
  return commands[key];
}
