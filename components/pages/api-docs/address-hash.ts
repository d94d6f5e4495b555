import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { isModified } from '@/lib/address/site-link';
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

/** Scrolls to a link's target once the panel that holds it shows. `tabs` is the panels' parent. */
export function useRevealedTarget(tabs: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!link || link.role === 'tab' || isModified(event)) return;
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      if (target?.closest('[data-off]')?.parentElement !== tabs.current) return;
      const show = () => requestAnimationFrame(() => target?.scrollIntoView());
      window.addEventListener('hashchange', show, { once: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [tabs]);
}
