/** Milliseconds until the document is loaded instead. */
export const pagePatienceMs = 4500;

let timer: ReturnType<typeof setTimeout> | undefined;
let load: (() => void) | undefined;

function loadDocument(): void {
  clearTimeout(timer);
  timer = undefined;
  load?.();
}

/** Call when another page is requested; `byDocument` loads its document where it does not come. */
export function expectPage(byDocument: () => void): void {
  clearTimeout(timer);
  load = byDocument;
  timer = setTimeout(loadDocument, pagePatienceMs);
  document.body.ariaBusy = 'true';
}

export function endExpectation(): void {
  clearTimeout(timer);
  load = timer = undefined;
  document.body.ariaBusy = null;
}

/** Whether the document of a page is being loaded, which replaces whatever comes meanwhile. */
export const isLoadingDocument = (): boolean => load !== undefined && timer === undefined;

/** Loads the document at once where a script or style sheet fails. */
export function watchExpectation(signal: AbortSignal): void {
  const replaceBroken = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) loadDocument();
  };
  document.addEventListener('error', replaceBroken, { signal, capture: true });
  // The browser may keep the page for Back.
  window.addEventListener('pagehide', endExpectation, { signal });
}
