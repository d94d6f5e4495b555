import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
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

/** Has the service worker keep each page that is shown, and finds a new worker early. */
export function useOfflineCopies(path: string, on: boolean): void {
  useEffect(() => {
    if (!on || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Copies cost what such a reader wants to save.
    if (isSlowNow()) return;
    const controller = new AbortController();
    const { signal } = controller;
    const keepPath = () => {
      keep(path).catch((error) => console.debug('No copies for reading offline', error));
    };
    afterLoad(() => signal.addEventListener('abort', whenIdle(keepPath)), signal);
    return () => controller.abort();
  }, [path, on]);
}
