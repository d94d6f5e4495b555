import type { EventName, EventProps } from '@/content/events';

const collector = globalThis.EVENTS_URL;

declare global {
  /** NEXT_PUBLIC_EVENTS_URL of the build (next.config.ts). */
  var EVENTS_URL: string | undefined;
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const refuses = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

/** Whether the page is shown for an address without one. */
const isUnknown = (): boolean => document.getElementById('unknown') !== null;

async function send(event: object): Promise<void> {
  try {
    // As plain text without cookies, no collector on another host is asked for leave first.
    await fetch(collector ?? '', {
      ...{ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true },
      body: JSON.stringify(event),
    });
  } catch {
    // Nothing depends on it.
  }
}

/**
 * Counts an event in the shape of Plausible's events API; nothing without a collector, or where the browser
 * asks for that. The address goes without query and hash, which may hold what a visitor typed; an unknown
 * one may be typed as a whole.
 *
 * What every page loads calls it behind `if (globalThis.EVENTS_URL)`, which a build without a
 * collector leaves out together with this file.
 */
export function count<Name extends EventName>(name: Name, ...[props]: EventProps<Name>): void {
  if (!collector || refuses()) return;
  void send({
    name,
    props,
    url: location.origin + (isUnknown() ? '/404' : location.pathname),
    domain: process.env.NEXT_PUBLIC_EVENTS_SITE,
    referrer: /^https?:\/\/[^/]+/.exec(document.referrer)?.[0],
  });
}

export function countPage(): void {
  count('pageview');
  if (isUnknown()) count('404 seen');
}
