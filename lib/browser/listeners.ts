/**
 * Those who want to hear of a change. As the first of them comes, `start` begins to watch where
 * changes come from; what it returns ends that as the last one leaves.
 */
export function listeners(start?: (tell: () => void) => () => void) {
  const all = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tell = () => {
    for (const listener of all) listener();
  };
  return {
    /** Calls all of them. */
    tell,
    /** Calls back from now on. Returns what ends that. */
    listen(listener: () => void): () => void {
      if (all.size === 0) stop = start?.(tell);
      all.add(listener);
      return () => {
        if (all.delete(listener) && all.size === 0) stop?.();
      };
    },
  };
}
