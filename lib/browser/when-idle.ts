/** Runs something when the browser has time, within three seconds. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(call);
}
