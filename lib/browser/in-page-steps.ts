interface RouterState {
  /** Whether a link within the page made the entry. */
  readonly inPage?: true;
}

const stateNow = (): RouterState | null => window.history.state;

/** The entry on show, as it was last seen with the state of the framework's router. */
let known: { readonly href: string; readonly state: RouterState } | undefined;

/** Notes what the router wrote into the entry on show. */
export function noteRouterState(): void {
  const state = stateNow();
  if (state) known = { href: window.location.href, state };
}

/**
 * Whether a `popstate` tells of a step to an anchor of the page. The browser makes the entry of such a
 * step itself, and the router ignores entries without its state: Back and Forward would change the
 * address and leave another page on show. So the entry gets the state of the page.
 */
export function adoptInPageStep(): boolean {
  if (stateNow()) {
    noteRouterState();
    return false;
  }
  if (!known) return true;
  const { href, pathname } = window.location;
  // An entry from before the scripts ran, reached from another page: its document tells what it shows.
  if (new URL(known.href).pathname !== pathname) window.location.reload();
  // A link to where the address is already makes no step: an empty entry takes the place of the last.
  const inPage = href !== known.href && ({ inPage: true } as const);
  window.history.replaceState({ ...known.state, ...inPage }, '');
  noteRouterState();
  return true;
}

/** Whether a link within the page led to the entry on show, so that Back stays on the page. */
export const isInPageStep = (): boolean => stateNow()?.inPage === true;
