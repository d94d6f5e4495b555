import { Parser } from 'htmlparser2';

/** An element of a page, as it was written. Places are counted in UTF-16 code units. */
export type Element = {
  /** In lower case. */
  readonly tagName: string;
  /** By their names as written, values decoded; of two with one name the first counts. */
  attributes: Readonly<Record<string, string>>;
  /** What stands inside a script or a style; empty for other elements. */
  text: string;
  readonly start: number;
  /** Where its start tag ends, and where its end tag begins and ends, as far as there is one. */
  readonly startTagEnd: number;
  endTag?: { readonly start: number; readonly end: number };
};

/** The value of an attribute by its name in lower case, undefined where it is not there. */
export function attribute({ attributes }: Element, name: string): string | undefined {
  const [, value] = Object.entries(attributes).find(([key]) => key.toLowerCase() === name) ?? [];
  return value;
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The start tag of an element as text. */
export const startTag = ({ tagName, attributes }: Element, end = '>'): string =>
  `<${tagName}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}${end}`;

type Edit = { readonly from: number; readonly to: number; readonly text: () => string };

const order = ({ from, to }: Edit): number => (from === to ? 0 : 1);

function readElements(source: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes, isImplied) {
        const element: Element = {
          tagName: name.toLowerCase(),
          attributes,
          text: '',
          start: parser.startIndex,
          startTagEnd: parser.endIndex + 1,
        };
        open.push(element);
        if (!isImplied) elements.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element && /^(script|style)$/.test(element.tagName)) element.text += text;
      },
      onclosetag(_, isImplied) {
        const element = open.pop();
        if (element && !isImplied)
          element.endTag = { start: parser.startIndex, end: parser.endIndex + 1 };
      },
    },
    { lowerCaseAttributeNames: false },
  );
  parser.end(source);
  return elements;
}

/**
 * Reads a page of the build, once; the steps change it in turn. Comments, and what looks like a tag
 * in a script or a style, are no elements.
 */
export function readPage(name: string, source: string) {
  const edits: Edit[] = [];
  const changed = new Set<Element>();
  let elements = readElements(source);
  const edit = (from: number, to: number, text: () => string) => edits.push({ from, to, text });
  return {
    /** The file in the built folder, as `blog/first.html`. */
    name,
    /** The page as it was read, in which the elements have their places. */
    source,
    /** The elements that have not been removed, in the order of their start tags. */
    get elements(): readonly Element[] {
      return elements;
    },
    /** Sets attributes of an element; null takes one away. */
    set(element: Element, attributes: Readonly<Record<string, string | null>>): void {
      const added = Object.entries(attributes).flatMap(([key, value]) =>
        value === null ? [] : [[key, value] as const],
      );
      const kept = Object.entries(element.attributes).filter(
        ([own]) => !(own.toLowerCase() in attributes),
      );
      element.attributes = Object.fromEntries([...added, ...kept]);
      if (changed.has(element)) return;
      changed.add(element);
      const end = source.startsWith('/>', element.startTagEnd - 2) ? '/>' : '>';
      edit(element.start, element.startTagEnd, () => startTag(element, end));
    },
    /** Sets what stands inside a script or a style. */
    setText(element: Element, text: string): void {
      element.text = text;
      edit(element.startTagEnd, element.endTag?.start ?? element.startTagEnd, () => text);
    },
    /** Takes an element out, and what is in it. */
    remove(element: Element): void {
      const { start, startTagEnd } = element;
      const end = element.endTag?.end ?? startTagEnd;
      elements = elements.filter((other) => other.start < start || other.start >= end);
      edit(start, end, () => '');
    },
    /** Puts text at a place of the page as it was read. */
    insert(place: number, text: string): void {
      edit(place, place, () => text);
    },
    /** The page with its changes; every other byte is as it was. */
    write(): string {
      let end = 0;
      const parts = edits
        // What is put in stands before the tag that begins there; what is taken out goes whole.
        .toSorted((a, b) => a.from - b.from || order(a) - order(b) || b.to - a.to)
        .flatMap(({ from, to, text }) => {
          if (from < end) return [];
          const kept = source.slice(end, from);
          end = to;
          return [kept, text()];
        });
      return parts.join('') + source.slice(end);
    },
  };
}

export type Page = ReturnType<typeof readPage>;
