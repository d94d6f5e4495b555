/** The element that a hash names; ids may hold `&`, and a hash may be malformed. */
function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id)) ?? document.getElementById(id);
  } catch {
    return document.getElementById(id);
  }
}

/** Opens the `<details>` that an element is or lies in. */
function unfold(element: Element | null) {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}

/** Scrolls to the element of a hash and opens the `<details>` around it; null for none. */
export function showHash(hash: string, options?: ScrollIntoViewOptions): HTMLElement | null {
  const element = elementOfHash(hash);
  unfold(element);
  element?.scrollIntoView(options);
  return element;
}
