/** How long a page may be under way before its document is loaded instead, in milliseconds. */
export const pagePatienceMs = 4500;

let timer: ReturnType<typeof setTimeout> | undefined;
let load: (() => void) | undefined;

function loadDocument(): void {
  clearTimeout(timer);
  timer = undefined;
  load?.();
}

/**
 * Another page is under way, and so the last one that was asked for is not: the window shows it after
 * 0.3 s (page.css), and `byDocument` loads the document of the page where it does not come.
 */
export function expectPage(byDocument: () => void): void {
  clearTimeout(timer);
  load = byDocument;
  timer = setTimeout(loadDocument, pagePatienceMs);
  document.body.ariaBusy = 'true';
}

/** The page has come, or is not wanted any more. */
export function endExpectation(): void {
  clearTimeout(timer);
  load = timer = undefined;
  document.body.ariaBusy = null;
}

/** Whether the document of a page is being loaded: it would replace whatever else came meanwhile. */
export const isLoadingDocument = (): boolean => load !== undefined && timer === undefined;

/** Loads the document at once where a script or sheet fails while a page is under way. */
export function watchExpectation(signal: AbortSignal): void {
  const replaceBroken = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) loadDocument();
  };
  document.addEventListener('error', replaceBroken, { signal, capture: true });
  // The browser may keep the page as it is for the way back.
  window.addEventListener('pagehide', endExpectation, { signal });
}
