import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/**
 * What `/sw.js` is where copies are switched off: it puts itself in the place of the worker that
 * visitors have, deletes all that was kept and unregisters. Open tabs go on over the network.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
