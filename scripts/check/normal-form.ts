import { parseDocument } from 'htmlparser2';

type Parent = Pick<ReturnType<typeof parseDocument>, 'children'>;
type Element = Extract<Parent['children'][number], { attribs: unknown }>;

/** What is compared of a page: all of its markup, or what a visitor reads and where links lead. */
export type Depth = 'markup' | 'text';

/** Attributes that say something to a visitor, a reader or a search engine. */
const telling = /^(alt|aria-label|content|href|lang|placeholder|src|srcset|title|value)$/;

const hashedFile = /(\/?_next\/static\/)(?:[^\s"'?,]*\/)?(?:([a-z_]+)[.-])?[\w.~-]*(\.\w+)/g;
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source']);

/** A text or a path without what differs from build to build: hashes in names of files. */
export const withoutHashes = (text: string): string =>
  text
    .replace(hashedFile, (_, folder, name, ending) => `${folder}${name ?? ''}*${ending}`)
    .replace(/\?icon\.[\w-]+\.svg/g, '')
    .replace(/(\/?sprites\/)[\da-f]{6,}\//g, '$1*/')
    .replace(/\b\w{6}(_variable|_className)\b/g, '*$1');

/** Names the ids that React makes (`_R_1ab_`) by the order in which they come. */
function numberIds(text: string): string {
  const seen = new Map<string, number>();
  return text.replace(/_R_\w+_/g, (id) => {
    if (!seen.has(id)) seen.set(id, seen.size + 1);
    return `_R${seen.get(id)}_`;
  });
}

/** Scripts and sheets of the bundler, its data, and the policy that names their hashes. */
function isBuildOutput({ name, attribs, children: [child] }: Element): boolean {
  if (name === 'meta') return attribs['http-equiv'] === 'Content-Security-Policy';
  if (name === 'link') return /\.(css|js)$/.test(attribs.href ?? '');
  if (name !== 'script') return false;
  return !child || ('data' in child && /__next_[a-z]/.test(child.data));
}

function* textLines(text: string, parent: string): Generator<string> {
  if (parent === 'script' && text.startsWith('{')) {
    yield* JSON.stringify(JSON.parse(text), null, 1).split('\n');
  } else if (parent === 'pre' || parent === 'textarea') yield* text.split('\n');
  else if (text.trim()) yield text.replace(/\s+/g, ' ');
}

const attributesOf = ({ attribs }: Element, depth: Depth): readonly string[] =>
  Object.entries(attribs)
    .filter(([name]) => depth === 'markup' || telling.test(name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .sort();

function* linesOf({ children }: Parent, depth: Depth, name = ''): Generator<string> {
  let text = '';
  for (const node of children) {
    if (node.type === 'text') text += node.data;
    if (!('attribs' in node) || isBuildOutput(node)) continue;
    yield* textLines(text, name);
    text = '';
    const attributes = attributesOf(node, depth);
    if (depth === 'markup' || attributes.length > 0) yield `<${node.name}${attributes.join('')}>`;
    yield* linesOf(node, depth, node.name);
    if (depth === 'markup' && !empty.has(node.name)) yield `</${node.name}>`;
  }
  yield* textLines(text, name);
}

/**
 * A page as lines, one for each tag and text, without what differs from build to build: hashes, the
 * bundler's scripts and their data, the policy, and the order of attributes.
 */
export const normalForm = (html: string, depth: Depth = 'markup'): string =>
  `${numberIds(withoutHashes([...linesOf(parseDocument(html), depth)].join('\n')))}\n`;
