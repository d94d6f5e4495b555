import { type DefaultTreeAdapterMap, parse, serializeOuter } from 'parse5';

/** An element of a page, with the place in the text where it was written. */
export type Element = DefaultTreeAdapterMap['element'];

/** A page of the build, read once; the steps change it in turn. */
export type Page = {
  /** The file in the built folder, as `blog/first.html`. */
  readonly name: string;
  /** All elements as a browser reads them, in their order. */
  readonly elements: readonly Element[];
  /** Sets attributes of an element; null takes one away. */
  set(element: Element, attributes: Readonly<Record<string, string | null>>): void;
  /** Takes an element out, and what is in it. */
  remove(element: Element): void;
  /** Puts text at a place of the page as it was read, counted in UTF-16 code units. */
  insert(place: number, text: string): void;
  /** The page with its changes; every other byte is as it was. */
  write(): string;
};

/** The value of an attribute, undefined where it is not there. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((own) => own.name === name)?.value;

/** What stands inside a script or a style. */
export const textOf = ({ childNodes: [child] }: Element): string =>
  child && 'value' in child ? child.value : '';

/** An element as a sentence names it: its start tag without what is in it. */
export const startTag = (element: Element): string =>
  serializeOuter({ ...element, childNodes: [] }).replace(/<\/[^>]*>$/, '');

/** The elements below a node that were written in the page; a browser adds a few by itself. */
function* written(node: DefaultTreeAdapterMap['node'], seen: Set<number>): Generator<Element> {
  if ('content' in node) yield* written(node.content, seen);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    const place = 'tagName' in child ? child.sourceCodeLocation?.startOffset : undefined;
    // One tag may stand for several elements: a browser opens `<b>` anew in the next paragraph.
    if ('tagName' in child && place !== undefined && !seen.has(place)) {
      seen.add(place);
      yield child;
    }
    yield* written(child, seen);
  }
}

/** Reads a page with the algorithm that browsers use. */
export function readPage(name: string, source: string): Page {
  const document = parse(source, { sourceCodeLocationInfo: true });
  const edits: { readonly from: number; readonly to: number; readonly text: () => string }[] = [];
  const changed = new Set<Element>();
  const removed = new Set<Element>();
  return {
    name,
    elements: [...written(document, new Set())],
    set(element, attributes) {
      const added = Object.entries(attributes).flatMap(([key, value]) =>
        value === null ? [] : { name: key, value },
      );
      element.attrs = [...added, ...element.attrs.filter((own) => !(own.name in attributes))];
      const place = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
      if (!place || changed.has(element)) return;
      changed.add(element);
      const text = () => (removed.has(element) ? '' : startTag(element));
      edits.push({ from: place.startOffset, to: place.endOffset, text });
    },
    remove(element) {
      const place = element.sourceCodeLocation;
      if (!place || removed.has(element)) return;
      removed.add(element);
      if (!changed.has(element))
        edits.push({ from: place.startOffset, to: place.endOffset, text: () => '' });
    },
    insert: (place, text) => void edits.push({ from: place, to: place, text: () => text }),
    write() {
      let end = 0;
      const parts = edits
        // What is put in at a place stands before the tag that begins there.
        .toSorted((a, b) => a.from - b.from || a.to - b.to)
        .flatMap(({ from, to, text }) => {
          const part = [source.slice(end, from), text()];
          end = Math.max(end, to);
          return part;
        });
      return parts.join('') + source.slice(end);
    },
  };
}
