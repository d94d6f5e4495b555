interface Text {
  readonly words: string;
  readonly block: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What does not fit in a section, a line for each thing. Runs in the browser. */
export function flawsOf(section: Element): string[] {
  /** Pixels by which a text may miss its place: what is rounded, and what a letter leans out of its line. */
  const slack = 1.5;
  const flaws = new Set<string>();
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const overflow = section.scrollWidth - section.clientWidth;
  if (section.clientWidth > 0 && overflow > slack && !cuts(getComputedStyle(section).overflowX)) {
    flaws.add(`is ${overflow} px too narrow for what lies in it`);
  }
  const [nothing] = /\b(undefined|NaN)\b|\[object \w+\]/.exec(section.textContent ?? '') ?? [];
  if (nothing) flaws.add(`says '${nothing}'`);

  const named = (text: string) => `'${text.trim().replace(/\s+/g, ' ').slice(0, 50)}'`;
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const isSeen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

  /** The boxes that cut what lies in an element, the innermost first, and how they do so. */
  const frames = new Map<Element, { box: DOMRect; x: string; y: string }[]>();
  const framesOf = (element: Element) => {
    const known = frames.get(element);
    if (known) return known;
    const found = ancestors(element)
      .filter((one) => one !== document.documentElement && one !== document.body)
      .map((one) => ({ style: getComputedStyle(one), box: one.getBoundingClientRect() }))
      .map(({ style, box }) => ({ box, x: style.overflowX, y: style.overflowY }))
      .filter(({ x, y }) => x !== 'visible' || y !== 'visible');
    frames.set(element, found);
    return found;
  };
  const blockOf = (element: Element): Element =>
    element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
      ? blockOf(element.parentElement)
      : element;

  const texts: Text[] = [];
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent ?? '';
    if (!element?.checkVisibility(isSeen) || !words.trim()) continue;
    // The line of pages above a title ends in dots on purpose.
    if (element.closest('svg, .truncate')) continue;
    const clips = framesOf(element);
    if (clips.some(({ box }) => box.width <= 1 || box.height <= 1)) continue;
    const block = blockOf(element);
    const style = getComputedStyle(block);
    if (cuts(style.overflowX) && block.scrollWidth > block.clientWidth + slack) {
      flaws.add(`cuts ${named(words)} sideways`);
    }
    if (cuts(style.overflowY) && block.scrollHeight > block.clientHeight + 2 * slack) {
      flaws.add(`cuts ${named(words)} below`);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = block.getBoundingClientRect();
    for (const { left, right, height, ...line } of Array.from(
      range.getClientRects(),
      (rect) => rect.toJSON() as DOMRect,
    )) {
      const [top, bottom] = [line.top + height * 0.2, line.bottom - height * 0.2];
      const isOut = ({ box: frame }: (typeof clips)[number]) =>
        right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom;
      if (right - left < 1 || clips.some(isOut)) continue;
      const [clip] = clips;
      const misses = (frame: DOMRect) => left < frame.left - slack || right > frame.right + slack;
      if (clip && cuts(clip.x) && misses(clip.box)) flaws.add(`cuts ${named(words)} sideways`);
      else if (clip && cuts(clip.y) && (top < clip.box.top || bottom > clip.box.bottom)) {
        flaws.add(`cuts ${named(words)} above or below`);
      } else if (misses(box)) flaws.add(`${named(words)} runs out of its box`);
      texts.push({ words, block, left, right, top, bottom });
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.block === other.block) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide <= slack || high <= slack) continue;
      flaws.add(`${named(one.words)} and ${named(other.words)} lie over each other`);
    }
  }
  return [...flaws];
}
