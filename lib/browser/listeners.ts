/**
 * Those who want to hear of a change. As the first of them comes, `start` begins to watch where
 * changes come from, until the signal says that the last one has left.
 */
export function listeners(start?: (tell: () => void, signal: AbortSignal) => void) {
  const all = new Set<() => void>();
  let watching = new AbortController();
  const tell = () => {
    for (const listener of all) listener();
  };
  return {
    /** Calls all of them. */
    tell,
    /** Calls back from now on. Returns what ends that. */
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
