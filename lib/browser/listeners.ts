/** `start` runs with the first listener; its signal aborts when the last one has left. */
export function listeners(start?: (tell: () => void, signal: AbortSignal) => void) {
  const all = new Set<() => void>();
  let watching = new AbortController();
  const tell = () => {
    for (const listener of all) listener();
  };
  return {
    tell,
    /** Returns the function that stops listening. */
    listen(listener: () => void): () => void {
      if (all.size === 0) {
        watching = new AbortController();
        start?.(tell, watching.signal);
      }
      all.add(listener);
      return () => {
        if (all.delete(listener) && all.size === 0) watching.abort();
      };
    },
  };
}

/** Listens to events of the window, as the `start` of `listeners`. */
export const windowEvents =
  (...names: readonly string[]) =>
  (tell: () => void, signal: AbortSignal): void => {
    for (const name of names) window.addEventListener(name, tell, { signal });
  };
