import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
/** An element; its type is the parser's. */
export type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

const { getElementsByTagName, getElements, textContent } = DomUtils;

/** A stretch of a page from one heading with an anchor to the next. */
export interface Part {
  /** Its anchor; empty before the first heading that has one. */
  readonly id: string;
  readonly title: string;
  /** What its paragraphs, rows and items say, one each. */
  readonly blocks: string[];
}

/** A page as a search reads it. */
export interface Outline {
  /** The name that its last breadcrumb gives it. */
  readonly name: string | undefined;
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** Whether search engines are asked to leave it out, or it leads elsewhere. */
  readonly isHidden: boolean;
  /** What it tells search engines about itself, each by its type. */
  readonly data: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly parts: readonly Part[];
  readonly main: Element;
}

/** Words as they are read: one space between any two, and nothing that only holds a line together. */
export const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('\u2060', '').trim();

const isElement = (node: Node): node is Element => node.type === ElementType.Tag;

/** What is operated, drawn or repeated, not read; names of columns say nothing without their rows. */
const unread =
  /^(nav|form|dialog|button|svg|script|style|template|noscript|label|select|aside|pre|thead)$/;
const isUnread = ({ name, attribs }: Element): boolean =>
  unread.test(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs.role === 'status' ||
  /(^| )unprinted( |$)/.test(attribs.class ?? '');

const blockName =
  /^(address|article|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|header|h[1-6]|li|main|ol|p|pre|section|summary|table|tbody|thead|tr|ul)$/;
const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

const firstHeading = (element: Element): Element | undefined =>
  DomUtils.findOne(isHeading, element.children) ?? undefined;

/** The anchor that leads to a heading: that of the part it heads, or its own. */
function anchorOf(heading: Element): string {
  for (let up = heading.parent; up && 'attribs' in up && up.name !== 'main'; up = up.parent) {
    if (up.attribs.id && up.attribs.role !== 'tabpanel')
      return firstHeading(up as Element) === heading ? up.attribs.id : (heading.attribs.id ?? '');
  }
  return heading.attribs.id ?? '';
}

/** Between two elements that touch each other, as a date and an author do, a style sheet puts a gap. */
const gapBefore = (node: Node): string =>
  isElement(node) && node.prev && isElement(node.prev) ? ' ' : '';

/** The words of an element without those of parts that are not read. */
export function wordsOf(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!isElement(node) || isUnread(node)) return '';
  const words = node.children.map((child) => gapBefore(child) + wordsOf(child)).join('');
  return blockName.test(node.name) || /^t[dh]$/.test(node.name) ? ` ${words} ` : words;
}

/** Between the cells of a row, until its words are known. */
const cellEnd = '\0';

/** The words of a block, with a mark between the cells of a row. */
const inOrder = (line: string): string => line.split(cellEnd).map(plain).filter(Boolean).join('; ');

/**
 * The parts of an element in the order of their headings, the first with what stands before any. A
 * block that is a link and nothing else is left out: it says what the page says to which it leads. So
 * does one with a day beside its link, as in a list of news or at the head of a guide.
 */
export function partsOf(root: Element): readonly Part[] {
  const parts: Part[] = [{ id: '', title: '', blocks: [] }];
  let line = '';
  let linked = '';
  let isDated = false;
  const end = () => {
    const [words, links] = [inOrder(line), inOrder(linked)];
    if (words && words !== links && !(isDated && links)) parts.at(-1)?.blocks.push(words);
    line = '';
    linked = '';
    isDated = false;
  };
  const say = (words: string, isLink: boolean) => {
    line += words;
    if (isLink) linked += words;
  };
  const read = (node: Node, isInLink: boolean): void => {
    if (node.type === ElementType.Text) say(node.data, isInLink);
    if (!isElement(node) || isUnread(node)) return;
    say(gapBefore(node), isInLink);
    const isBlock = blockName.test(node.name);
    if (isBlock) end();
    isDated ||= node.name === 'time';
    const isLink = isInLink || (node.name === 'a' && node.attribs.href?.startsWith('/') === true);
    const id = isHeading(node) && node.name !== 'h1' ? anchorOf(node) : '';
    if (id) parts.push({ id, title: plain(wordsOf(node)), blocks: [] });
    // The document's own heading is its title.
    else if (node.name !== 'h1') for (const child of node.children) read(child, isLink);
    if (isBlock) end();
    else if (/^t[dh]$/.test(node.name)) say(cellEnd, isLink);
  };
  for (const child of root.children) read(child, false);
  end();
  return parts;
}

function dataOf(documents: Element[]): Outline['data'] {
  const found = documents.map(
    (element): Record<string, unknown> => JSON.parse(textContent(element)),
  );
  return new Map(found.map((data) => [String(data['@type']), data]));
}

const lastName = (data: Outline['data']): string | undefined => {
  const crumbs = data.get('BreadcrumbList')?.itemListElement as { name: string }[] | undefined;
  return crumbs?.at(-1)?.name;
};

/** The head and the main part of a page. What stands around is the same on all, and most of the markup. */
function ownMarkup(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return html.slice(0, html.indexOf('</head>')) + main;
}

/** Reads a page of the build. Undefined where it has no main part, or leads to another page. */
export function outlineOf(html: string): Outline | undefined {
  if (!html.includes('<main')) return undefined;
  const all = parseDocument(ownMarkup(html)).children;
  const [main] = getElementsByTagName('main', all, true);
  if (!main) return undefined;
  const named = (name: string, value: string) =>
    getElements({ [name]: value }, all, true) as Element[];
  const content = (name: string) => named('name', name)[0]?.attribs.content ?? '';
  const data = dataOf(named('type', 'application/ld+json'));
  return {
    name: lastName(data),
    title: plain(textContent(getElementsByTagName('title', all, true).slice(0, 1))),
    heading: plain(textContent(getElementsByTagName('h1', main, true).slice(0, 1))),
    description: content('description'),
    isHidden: content('robots').includes('noindex') || named('http-equiv', 'refresh').length > 0,
    data,
    parts: partsOf(main),
    main,
  };
}
