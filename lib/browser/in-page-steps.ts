interface RouterState {
  readonly inPage?: true;
}

const stateNow = (): RouterState | null => window.history.state;

let known: { readonly href: string; readonly state: RouterState } | undefined;

export function noteRouterState(): void {
  const state = stateNow();
  if (state) known = { href: window.location.href, state };
}

/**
 * Whether a `popstate` is a step to an anchor of the page. Browsers make such entries without the
 * router's state, which Back then ignores: so the entry gets it.
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

export const isInPageStep = (): boolean => stateNow()?.inPage === true;
