import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** When it looks again, in milliseconds: the worker before may still be writing a copy as it ends. */
const looks = [1000, 5000];

/**
 * What `/sw.js` is where copies are switched off: it puts itself in the place of the worker that
 * visitors have, deletes all that was kept and unregisters. Open tabs go on over the network.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const forget = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  };
  const leave = async () => {
    await forget();
    await self.registration.unregister();
    for (const wait of looks) {
      await new Promise((looked) => setTimeout(looked, wait));
      await forget();
    }
  };
  event.waitUntil(leave());
});
