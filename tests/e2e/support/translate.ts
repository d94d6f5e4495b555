export const translated = (text: string): string => text.replace(/\p{L}+/gu, '»$&');

/** Translates a page as browsers do: elements of its own in the place of each text, now and later. */
export function translate(): void {
  const kept = 'head, script, style, noscript, textarea, svg, [translate=no], .notranslate';
  const own = new WeakSet<Node>();
  const font = () => {
    const element = document.createElement('font');
    element.dir = 'auto';
    element.style.verticalAlign = 'inherit';
    return element;
  };
  const replace = (text: Node) => {
    const words = text.textContent ?? '';
    if (own.has(text) || !/\p{L}/u.test(words) || text.parentElement?.closest(kept)) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = words.replace(/\p{L}+/gu, '»$&');
    own.add(inner.firstChild as Node);
    outer.append(inner);
    (text as Text).replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      // A text of the translator's own that somebody else has changed.
      if (type === 'characterData') own.delete(target);
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (node.isConnected) replaceIn(node);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
