'use client';

import { useEffect } from 'react';
import { watchClicks } from '@/lib/events/watch-clicks';
import { report } from '@/lib/report';
import { afterLoad } from '@/lib/watch/after-load';
import { followConnection } from '@/lib/watch/slow-connection';

/** After load, in milliseconds: the library competes with nothing that the page itself needs. */
const rest = 2000;

// Outside the component, which mounts anew on the way from an unknown address to a page.
let measured = false;

function measure() {
  if (measured) return;
  measured = true;
  import('./watch-measures')
    .then(({ watchMeasures }) => watchMeasures())
    .catch((error: unknown) => console.debug('The page is not measured', error));
}

/** Notes slow connections, slow pages and errors. Nothing of it is needed at load. */
export function PageWatch() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    followConnection(signal);
    if (globalThis.EVENTS_URL) watchClicks(signal);
    // What no boundary catches: handlers, timers, promises.
    window.addEventListener('error', ({ error }) => report(error, 'page'), { signal });
    window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'page'), {
      signal,
    });
    let timer: number | undefined;
    afterLoad(() => {
      timer = window.setTimeout(measure, rest);
    }, signal);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, []);

  return null;
}
