import { Parser } from 'htmlparser2';

/** Positions are in UTF-16 code units. */
export type Element = {
  /** In lower case. */
  readonly tagName: string;
  /** Values decoded; the first of two with one name counts. */
  attributes: Readonly<Record<string, string>>;
  /** Inside a script or style; empty for others. */
  text: string;
  readonly start: number;
  readonly startTagEnd: number;
  endTag?: { readonly start: number; readonly end: number };
};

export function attribute({ attributes }: Element, name: string): string | undefined {
  const [, value] = Object.entries(attributes).find(([key]) => key.toLowerCase() === name) ?? [];
  return value;
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

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

/** Parses a page once; the steps change it in turn. */
export function readPage(name: string, source: string) {
  const edits: Edit[] = [];
  const changed = new Set<Element>();
  let elements = readElements(source);
  const edit = (from: number, to: number, text: () => string) => edits.push({ from, to, text });
  return {
    name,
    /** Unchanged; positions of elements refer to it. */
    source,
    get elements(): readonly Element[] {
      return elements;
    },
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
    setText(element: Element, text: string): void {
      element.text = text;
      edit(element.startTagEnd, element.endTag?.start ?? element.startTagEnd, () => text);
    },
    remove(element: Element): void {
      const { start, startTagEnd } = element;
      const end = element.endTag?.end ?? startTagEnd;
      elements = elements.filter((other) => other.start < start || other.start >= end);
      edit(start, end, () => '');
    },
    /** Inserts text at a position of `source`. */
    insert(place: number, text: string): void {
      edit(place, place, () => text);
    },
    /** The page with its changes; all other bytes stay. */
    write(): string {
      let end = 0;
      const parts = edits
        // Insertions come before the tag at that position.
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
