/** Calls back once the page has loaded, at once where it has. */
export function afterLoad(then: () => void, signal: AbortSignal): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true, signal });
}
