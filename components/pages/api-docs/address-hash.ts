import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';
import { windowEvents } from '@/lib/browser/window-events';

const { tell, listen } = listeners(windowEvents('hashchange', 'popstate'));

const onServer = () => '';

/** What the address names after its '#'. Empty in the static HTML and during hydration. */
export const useAddressHash = (): string =>
  useSyncExternalStore(listen, () => window.location.hash.slice(1), onServer);

/** Names a part of the page in the address, as a step of the history or in place of the last. */
export function nameInAddress(id: string, step: 'push' | 'replace'): void {
  window.history[`${step}State`](null, '', `#${id}`);
  tell();
}
