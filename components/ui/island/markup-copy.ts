const boxOf = (name: string) => document.querySelector(`[data-island="${CSS.escape(name)}"]`);

/** A copy of what an island shows, made while its elements still stand in the document. */
export interface MarkupCopy {
  readonly nodes: readonly Node[];
  readonly focused: Element | undefined;
  readonly hadFocus: boolean;
}

/** Copies what an island shows, with what was typed. Only buttons that the browser answers stay enabled. */
export function copyMarkup(name: string): MarkupCopy {
  const box = boxOf(name);
  if (!box) return { nodes: [], focused: undefined, hadFocus: false };
  const copy = box.cloneNode(true) as Element;
  const [before, after] = [box, copy].map((root) => [...root.querySelectorAll('*')]);
  for (const [index, element] of (after ?? []).entries()) {
    const original = before?.[index];
    if (element instanceof HTMLSelectElement && original instanceof HTMLSelectElement) {
      element.selectedIndex = original.selectedIndex;
    }
    if (element instanceof HTMLButtonElement && !element.hasAttribute('commandfor')) {
      element.disabled = true;
    }
    // Open, it would lie in the page.
    if (element instanceof HTMLDialogElement) element.remove();
  }
  return {
    nodes: [...copy.childNodes],
    focused: after?.[before?.indexOf(document.activeElement as Element) ?? -1],
    hadFocus: box.contains(document.activeElement),
  };
}
