import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { PagePath } from '@/lib/routes';

/** A page, the part of it under an anchor, or what else it carries. */
export type PlaceOnPage =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath} ${'title' | 'description' | 'social' | 'header' | 'footer' | 'anchors' | 'links' | 'JSON-LD'}`;

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

const { getElementById, getElements, getElementsByTagName, getParent, textContent } = DomUtils;

/** A picture with a language is a word that is drawn: its alternative is what it says. */
const wordsOf = (node: Node): string => {
  if (node.type === ElementType.Text) return node.data;
  if (node.type !== ElementType.Tag) return '';
  if (node.name === 'img' && node.attribs.lang) return ` ${node.attribs.alt ?? ''} `;
  return ` ${node.children.map((child) => wordsOf(child)).join('')} `;
};

/** A built site, of which each page is parsed at its first mention alone. */
export class BuiltSite {
  readonly #folder: string;
  readonly #documents = new Map<string, readonly Node[]>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What a place says, in one line; empty where it is not on its page. */
  saidAt(place: string): string {
    return this.#saidAt(place).replace(/\s+/g, ' ').replaceAll('\u2060', '');
  }

  #document(path: string): readonly Node[] {
    const known = this.#documents.get(path);
    if (known) return known;
    const file = path === '/' ? 'index.html' : `${path}.html`;
    const { children } = parseDocument(readFileSync(join(this.#folder, file), 'utf8'));
    this.#documents.set(path, children);
    return children;
  }

  /** The part under an anchor; an anchor at a heading stands for the section round it. */
  #partAt(path: string, id: string): readonly Element[] {
    const anchor = getElementById(id, [...this.#document(path)]);
    if (!anchor) return [];
    if (!/^h\d$/.test(anchor.name)) return [anchor];
    let part = getParent(anchor);
    while (part && !('name' in part && /^(section|article|aside|dialog|main)$/.test(part.name))) {
      part = getParent(part);
    }
    return part && 'attribs' in part ? [part] : [];
  }

  #saidAt(place: string): string {
    const [address = '', part] = place.split(' ');
    if (/\.\w+$/.test(address)) return readFileSync(join(this.#folder, address), 'utf8');
    const [path = '', id] = address.split('#');
    const all = [...this.#document(path)];
    const words = (parts: readonly Element[]) => parts.map((one) => wordsOf(one)).join(' ');
    const named = (name: string) => getElementsByTagName(name, all, true);
    const values = (name: string) =>
      getElements({ [name]: (value: string) => value !== undefined }, all, true)
        .map((element) => DomUtils.getAttributeValue(element as Element, name))
        .join(' ');
    if (id !== undefined) return words(this.#partAt(path, decodeURIComponent(id)));
    switch (part) {
      case 'title':
      case 'header':
      case 'footer':
        return words(named(part));
      case 'description':
        return getElements({ name: 'description' }, all, true)
          .map((element) => DomUtils.getAttributeValue(element as Element, 'content'))
          .join(' ');
      case 'social':
        return values('content');
      case 'anchors':
        return values('id');
      case 'links':
        return values('href');
      case 'JSON-LD':
        return textContent(getElements({ type: 'application/ld+json' }, all, true));
      default:
        return words(named('main'));
    }
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text says these words, whole; elements may part them from signs, as in '<b>25</b>%'. */
export function says(text: string, words: string): boolean {
  const pieces = words.match(/\w+|[^\w\s]/g) ?? [];
  const start = /^\w/.test(words) ? '(?<!\\w|\\d[.,])' : '';
  const end = /\w$/.test(words) ? '(?!\\w|[.,]\\d)' : '';
  return new RegExp(start + pieces.map(escaped).join('\\s*') + end).test(text);
}
