const mark = (image: HTMLImageElement, isBroken: boolean): void => {
  image.toggleAttribute('data-broken', isBroken);
};

/**
 * Marks failed pictures with `data-broken` for base.css. `load` and `error` do not bubble, but can
 * be captured.
 */
export function markBrokenPictures(signal: AbortSignal): void {
  const listen = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) mark(target, type === 'error');
  };
  document.addEventListener('error', listen, { capture: true, signal });
  document.addEventListener('load', listen, { capture: true, signal });
  // Those that failed before this ran. A lazy one is not complete yet.
  for (const image of document.images) mark(image, image.complete && image.naturalWidth === 0);
}
