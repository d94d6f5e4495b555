import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';

const { tell, listen } = listeners((announce, signal) => {
  // A link to the same page with another query changes the address during a render.
  const announceSoon = () => queueMicrotask(announce);
  window.addEventListener('popstate', announce, { signal });
  window.navigation?.addEventListener('currententrychange', announceSoon, { signal });
});

const currentQuery = () => window.location.search;
const onServer = () => '';

/** The query of the address, e.g. '?vehicles=40'. Empty in the static HTML and during hydration. */
export const useAddressQuery = (): string => useSyncExternalStore(listen, currentQuery, onServer);

const addressWith = (query: string): string => {
  const { pathname, hash } = window.location;
  return `${pathname}${query && `?${query}`}${hash}`;
};

export function replaceQuery(query: string): void {
  window.history.replaceState(null, '', addressWith(query));
  tell();
}

export function pushAddress(address: string): void {
  window.history.pushState(null, '', address);
  tell();
}

export const pushQuery = (query: string): void => pushAddress(addressWith(query));
