/** Watches events of the window, as the `start` of `listeners`. */
export const windowEvents =
  (...names: readonly string[]) =>
  (tell: () => void): (() => void) => {
    for (const name of names) window.addEventListener(name, tell);
    return () => {
      for (const name of names) window.removeEventListener(name, tell);
    };
  };
