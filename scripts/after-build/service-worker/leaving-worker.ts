import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** Milliseconds; the worker before may still write a copy. */
const waits = [1000, 5000];

/** Replaces the worker of earlier visits, deletes its copies and unregisters. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const forget = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  };
  const leave = async () => {
    await forget();
    await self.registration.unregister();
    for (const wait of waits) {
      await new Promise((done) => setTimeout(done, wait));
      await forget();
    }
  };
  event.waitUntil(leave());
});
