interface RouterState {
  readonly inPage?: true;
}

const stateNow = (): RouterState | null => window.history.state;

/** The current history entry with the router's state. */
let known: { readonly href: string; readonly state: RouterState } | undefined;

/** Remembers the state that the router wrote into the current entry. */
export function noteRouterState(): void {
  const state = stateNow();
  if (state) known = { href: window.location.href, state };
}

/**
 * Whether a `popstate` is a step to an anchor of the page. The browser makes such entries without
 * the router's state, and the router ignores them: Back would change the address but not the page.
 * So the entry gets the state of the page.
 */
export function adoptInPageStep(): boolean {
  if (stateNow()) {
    noteRouterState();
    return false;
  }
  if (!known) return true;
  const { href, pathname } = window.location;
  // An entry from before the scripts ran, reached from another page.
  if (new URL(known.href).pathname !== pathname) window.location.reload();
  // A link to the current address makes no step: an empty entry replaces the last.
  const inPage = href !== known.href && ({ inPage: true } as const);
  window.history.replaceState({ ...known.state, ...inPage }, '');
  noteRouterState();
  return true;
}

/** Whether a link within the page led to the current entry, so that Back stays on the page. */
export const isInPageStep = (): boolean => stateNow()?.inPage === true;
