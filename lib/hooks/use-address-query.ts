import { useSyncExternalStore } from 'react';
import { listeners } from '@/lib/browser/listeners';

const { tell, listen } = listeners((announce, signal) => {
  // A link to the same page with another query changes the address while a page is being drawn.
  const announceSoon = () => queueMicrotask(announce);
  window.addEventListener('popstate', announce, { signal });
  window.navigation?.addEventListener('currententrychange', announceSoon, { signal });
});

const currentQuery = () => window.location.search;
const onServer = () => '';

/**
 * The query of the address, e.g. '?vehicles=40'. Empty in the static HTML and during hydration, so
 * what stands in the file reads the same for everyone; the real one follows right after.
 */
export const useAddressQuery = (): string => useSyncExternalStore(listen, currentQuery, onServer);

const addressWith = (query: string): string => {
  const { pathname, hash } = window.location;
  return `${pathname}${query && `?${query}`}${hash}`;
};

/** Puts a query into the address without leaving the page or its place in the history. */
export function replaceQuery(query: string): void {
  window.history.replaceState(null, '', addressWith(query));
  tell();
}

/** Goes to another address of the page as a step of the history, which the back button takes back. */
export function pushAddress(address: string): void {
  window.history.pushState(null, '', address);
  tell();
}

/** The same for the query alone. */
export const pushQuery = (query: string): void => pushAddress(addressWith(query));
