/** Measures now and once a frame while the page scrolls or resizes. Returns what stops it. */
export function whileScrolling(measure: () => void): () => void {
  let frame = 0;
  const inFrame = () => {
    frame = 0;
    measure();
  };
  const later = () => {
    frame ||= requestAnimationFrame(inFrame);
  };
  measure();
  const listening = new AbortController();
  for (const sign of ['scroll', 'resize']) {
    window.addEventListener(sign, later, { passive: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}
