import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { PagePath } from '@/lib/routes';

/** A page, the part of it under an anchor, or what else it carries. */
export type PlaceOnPage =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath} ${'title' | 'description' | 'footer' | 'anchors' | 'links' | 'JSON-LD'}`;

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

const { getAttributeValue, getElementById, getElements, getElementsByTagName } = DomUtils;
const { getParent, textContent } = DomUtils;

/** A picture with a language is a word that is drawn: its alternative is what it says. */
const wordsOf = (node: Node): string => {
  if (node.type === ElementType.Text) return node.data;
  if (node.type !== ElementType.Tag) return '';
  if (node.name === 'img' && node.attribs.lang) return ` ${node.attribs.alt ?? ''} `;
  return ` ${node.children.map((child) => wordsOf(child)).join('')} `;
};

/** A built site, of which each page is parsed at its first mention alone. */
export function builtSite(folder: string) {
  const documents = new Map<string, readonly Node[]>();

  function documentOf(path: string): Node[] {
    const file = path === '/' ? 'index.html' : `${path}.html`;
    const found =
      documents.get(path) ?? parseDocument(readFileSync(join(folder, file), 'utf8')).children;
    documents.set(path, found);
    return [...found];
  }

  /** The part under an anchor; an anchor at a heading stands for the section round it. */
  function partAt(path: string, id: string): readonly Element[] {
    const anchor = getElementById(id, documentOf(path));
    if (!anchor) return [];
    if (!/^h\d$/.test(anchor.name)) return [anchor];
    let part = getParent(anchor);
    while (part && !('name' in part && /^(section|article|aside|dialog|main)$/.test(part.name))) {
      part = getParent(part);
    }
    return part && 'attribs' in part ? [part] : [];
  }

  function textAt(place: string): string {
    const [address = '', part] = place.split(' ');
    if (/\.\w+$/.test(address)) return readFileSync(join(folder, address), 'utf8');
    const [path = '', id] = address.split('#');
    const all = documentOf(path);
    const words = (parts: readonly Element[]) => parts.map((one) => wordsOf(one)).join(' ');
    const values = (name: string, of: Parameters<typeof getElements>[0]) =>
      getElements(of, all, true)
        .map((element) => getAttributeValue(element as Element, name))
        .join(' ');
    const carried = (name: string) => values(name, { [name]: (value) => value !== undefined });
    if (id !== undefined) return words(partAt(path, decodeURIComponent(id)));
    if (part === 'description') return values('content', { name: part });
    if (part === 'anchors') return carried('id');
    if (part === 'links') return carried('href');
    if (part === 'JSON-LD')
      return textContent(getElements({ type: 'application/ld+json' }, all, true));
    return words(getElementsByTagName(part ?? 'main', all, true));
  }

  /** What a place says, in one line; empty where it is not on its page. */
  return (place: string) => textAt(place).replace(/\s+/g, ' ').replaceAll('\u2060', '');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text says these words, whole; elements may part them from signs, as in '<b>25</b>%'. */
export function says(text: string, words: string): boolean {
  const pieces = words.match(/\w+|[^\w\s]/g) ?? [];
  const start = /^\w/.test(words) ? '(?<!\\w|\\d[.,])' : '';
  const end = /\w$/.test(words) ? '(?!\\w|[.,]\\d)' : '';
  return new RegExp(start + pieces.map(escaped).join('\\s*') + end).test(text);
}
