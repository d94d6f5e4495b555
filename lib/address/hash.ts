/** The element that a hash names; ids may hold `&`, and a hash may be malformed. */
export function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id)) ?? document.getElementById(id);
  } catch {
    return document.getElementById(id);
  }
}

/** Scrolls to the element of a hash and opens the `<details>` around it; null for none. */
export function showHash(hash: string, options?: ScrollIntoViewOptions): HTMLElement | null {
  const element = elementOfHash(hash);
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  element?.scrollIntoView(options);
  return element;
}
