import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const signs = ['hashchange', 'popstate'] as const;

function announce(): void {
  for (const listener of listeners) listener();
}

function onHashChange(listener: () => void): () => void {
  if (listeners.size === 0) for (const sign of signs) window.addEventListener(sign, announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const sign of signs) window.removeEventListener(sign, announce);
  };
}

const onServer = () => '';

/** What the address names after its '#'. Empty in the static HTML and during hydration. */
export const useAddressHash = (): string =>
  useSyncExternalStore(onHashChange, () => window.location.hash.slice(1), onServer);

/** Names a part of the page in the address, as a step of the history or in place of the last. */
export function nameInAddress(id: string, step: 'push' | 'replace'): void {
  window.history[`${step}State`](null, '', `#${id}`);
  announce();
}
