/**
 * Sets `--keyboard` to how much of the window an on-screen keyboard hides: no unit of CSS tells. On
 * pinched pages it is 0, since there the reader chooses what is seen.
 */
export function keepAboveKeyboard(element: HTMLElement, signal: AbortSignal) {
  const seen = window.visualViewport;
  if (!seen) return;
  const measure = () => {
    const hidden = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
  };
  measure();
  seen.addEventListener('resize', measure, { signal });
  seen.addEventListener('scroll', measure, { signal });
}
