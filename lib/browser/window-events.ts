/** Listens to events of the window, as the `start` of `listeners`. */
export const windowEvents =
  (...names: readonly string[]) =>
  (tell: () => void, signal: AbortSignal): void => {
    for (const name of names) window.addEventListener(name, tell, { signal });
  };
