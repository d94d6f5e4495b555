import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** From one heading with an anchor to the next. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly blocks: string[];
}

/** Collapses spaces and removes characters that only prevent breaks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('\u2060', '').trim();

const isElement = (node: Node): node is Element => node.type === ElementType.Tag;

/** Controls, drawings and repetitions; column headings mean nothing without rows. */
const unread =
  /^(nav|form|dialog|button|svg|script|style|template|noscript|label|select|aside|pre|thead)$/;
const isUnread = ({ name, attribs }: Element): boolean =>
  unread.test(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs.role === 'status' ||
  /(^| )unprinted( |$)/.test(attribs.class ?? '');

const blockName =
  /^(address|article|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|header|h[1-6]|li|main|ol|p|section|summary|table|tbody|tr|ul)$/;
const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

function anchorOf(heading: Element): string {
  for (let up = heading.parent; up && 'attribs' in up && up.name !== 'main'; up = up.parent) {
    if (!up.attribs.id || up.attribs.role === 'tabpanel') continue;
    if (DomUtils.findOne(isHeading, up.children) === heading) return up.attribs.id;
    break;
  }
  return heading.attribs.id ?? '';
}

/** Adjacent elements such as date and author are separated by style sheets only. */
const gapBefore = (node: Node): string =>
  isElement(node) && node.prev && isElement(node.prev) ? ' ' : '';

function wordsOf(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  if (!isElement(node) || isUnread(node)) return '';
  const words = node.children.map((child) => gapBefore(child) + wordsOf(child)).join('');
  return blockName.test(node.name) ? ` ${words} ` : words;
}

/** Separates cells of a row until its words are known. */
const cellEnd = '\0';

const inOrder = (line: string): string => line.split(cellEnd).map(plain).filter(Boolean).join('; ');

/** Parts by heading. Blocks that are only a link (and a date) are left out: their page says it. */
function partsOf(root: Element): readonly Part[] {
  const parts: Part[] = [{ id: '', title: '', blocks: [] }];
  let block = { words: '', links: '', isDated: false };
  const end = () => {
    const [words, links] = [inOrder(block.words), inOrder(block.links)];
    if (words && words !== links && !(block.isDated && links)) parts.at(-1)?.blocks.push(words);
    block = { words: '', links: '', isDated: false };
  };
  const add = (words: string, isLink: boolean) => {
    block.words += words;
    if (isLink) block.links += words;
  };
  const read = (node: Node, isInLink: boolean): void => {
    if (node.type === ElementType.Text) add(node.data, isInLink);
    if (!isElement(node) || isUnread(node)) return;
    add(gapBefore(node), isInLink);
    const isBlock = blockName.test(node.name);
    if (isBlock) end();
    block.isDated ||= node.name === 'time';
    const isLink = isInLink || (node.name === 'a' && node.attribs.href?.startsWith('/') === true);
    const id = isHeading(node) && node.name !== 'h1' ? anchorOf(node) : '';
    if (id) parts.push({ id, title: plain(wordsOf(node)), blocks: [] });
    // The h1 is the title.
    else if (node.name !== 'h1') for (const child of node.children) read(child, isLink);
    if (isBlock) end();
    else if (/^t[dh]$/.test(node.name)) add(cellEnd, isLink);
  };
  for (const child of root.children) read(child, false);
  end();
  return parts;
}

/** Throws where a page has no main part. */
export function readWords(html: string) {
  // The rest is the same on all pages, and most of the markup.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const all = parseDocument(html.slice(0, html.indexOf('</head>')) + main).children;
  const find = (test: (element: Element) => boolean) => DomUtils.findOne(test, all);
  const textOf = (element: Element | null) => plain(element ? DomUtils.textContent(element) : '');
  const root = find(({ name }) => name === 'main');
  if (!root) throw new Error('There is no <main>.');
  const name = find(({ name, attribs }) => name === 'a' && attribs['aria-current'] === 'page');
  return {
    /** From the last breadcrumb. */
    name: name ? textOf(name) : undefined,
    title: textOf(find((element) => element.name === 'title')),
    heading: textOf(find((element) => element.name === 'h1')),
    description: find(({ attribs }) => attribs.name === 'description')?.attribs.content ?? '',
    parts: partsOf(root),
  };
}

export type PageWords = ReturnType<typeof readWords>;
