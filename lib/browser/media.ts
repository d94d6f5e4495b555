/** Whether a media query holds; not where the browser does not tell. */
export const matches = (query: string): boolean => window.matchMedia?.(query)?.matches ?? false;

/** Calls back when the answer changes. Returns what ends that. */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}
