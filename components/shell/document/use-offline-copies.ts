import { useEffect } from 'react';
import { keepPage } from '@/lib/offline/keep-page';
import { afterLoad } from '@/lib/watch/after-load';
import { isSlowNow } from '@/lib/watch/slow-connection';

// What the service worker has a copy of already: a document that came through it.
let copied: string | null = null;

async function keep(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  // A page that was loaded past the worker, with a hard reload, counts as not copied.
  const isFirst = copied === null;
  copied ??= serviceWorker.controller ? path : '';
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // A browser that has a worker looks for a new one when it likes: each document asks it to look now.
  if (isFirst && registration.active) {
    registration.update().catch((error) => console.debug('No new worker was found', error));
  }
  if (copied === path) return;
  copied = path;
  const { active } = await serviceWorker.ready;
  active?.postMessage(keepPage(path));
}

/** Calls back when the page has loaded and has nothing else to do. Returns what prevents it. */
function whenIdle(then: () => void): () => void {
  const controller = new AbortController();
  let stop = () => {};
  afterLoad(() => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) {
      const id = window.requestIdleCallback(then, { timeout: 5000 });
      stop = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(then, 200);
      stop = () => clearTimeout(timer);
    }
  }, controller.signal);
  return () => {
    controller.abort();
    stop();
  };
}

/** Has the service worker keep each page that is shown, and finds a new worker early. */
export function useOfflineCopies(path: string, on: boolean): void {
  useEffect(() => {
    if (!on || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Copies cost what such a reader wants to save.
    if (isSlowNow()) return;
    return whenIdle(() => {
      keep(path).catch((error) => console.debug('No copies for reading offline', error));
    });
  }, [path, on]);
}
