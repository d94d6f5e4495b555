/** Watches events of the window, as the `start` of `listeners`. */
export const windowEvents =
  (...names: readonly string[]) =>
  (tell: () => void): (() => void) => {
    const listening = new AbortController();
    for (const name of names) window.addEventListener(name, tell, { signal: listening.signal });
    return () => listening.abort();
  };
