const mark = (image: HTMLImageElement, isBroken: boolean): void => {
  image.toggleAttribute('data-broken', isBroken);
};

/**
 * Marks pictures that did not come with `data-broken`, so that the style sheet shows their words on a
 * plain ground instead of the browser's sign for a broken picture. One pair of listeners for the
 * document: `load` and `error` of a picture do not bubble, but they can be caught on the way down.
 */
export function markBrokenPictures(signal: AbortSignal): void {
  const listen = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) mark(target, type === 'error');
  };
  document.addEventListener('error', listen, { capture: true, signal });
  document.addEventListener('load', listen, { capture: true, signal });
  // Those that failed before this ran. A late one is not complete, and has no size yet.
  for (const image of document.images) mark(image, image.complete && image.naturalWidth === 0);
}
