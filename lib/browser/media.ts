/** Whether a media query matches; false where the browser cannot tell. */
export const matches = (query: string): boolean => window.matchMedia?.(query)?.matches ?? false;

/** Calls back when the result changes. Returns what stops it. */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** Whether the primary pointer is a finger. */
export const isTouch = (): boolean => matches('(pointer: coarse)');
