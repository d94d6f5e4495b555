import { useState, useSyncExternalStore } from 'react';
import { isInPageStep } from '@/lib/browser/in-page-steps';
import { listeners } from '@/lib/browser/listeners';

/**
 * What an address's hash asks of the planner: `#planner` opens it, `#planner=courier` with a day by its
 * name, `#planner=2.AbC…` with the day that the link holds. Undefined for any other hash; the text is
 * '' where no day is named.
 */
export function dayOfHash(hash: string): string | undefined {
  if (!/^#planner(=|$)/.test(hash)) return undefined;
  const text = hash.slice('#planner='.length);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How often the address has come to name something since the planner stands there. */
let visits = 0;

const { tell, listen } = listeners((announce, signal) => {
  const arrive = () => {
    visits += 1;
    announce();
  };
  window.addEventListener('hashchange', arrive, { signal });
});

const hashNow = () => window.location.hash;
const visitsNow = () => visits;

/** The day that stands in the planner's place until another one is asked for. */
const firstDay = 'courier';

/** Takes the planner out of the address: a step back where a link in the page led here, else without its hash. */
function leave() {
  if (isInPageStep()) {
    window.history.back();
    return;
  }
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
  tell();
}

/**
 * What the address says of the planner: whether it names it, and the sample day or the stops of a
 * shared link to open. The day stays when the address names none any more. `arrived` is
 * another number after each step that led here, and undefined elsewhere.
 */
export function usePlannerAddress() {
  const asked = dayOfHash(useSyncExternalStore(listen, hashNow, () => ''));
  const visit = useSyncExternalStore(listen, visitsNow, visitsNow);
  const [day, setDay] = useState(asked || firstDay);
  if (asked && asked !== day) setDay(asked);
  return { arrived: asked === undefined ? undefined : visit, day: asked || day, leave };
}
