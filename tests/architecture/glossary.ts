import { parseSync } from 'oxc-parser';
import type { Source } from './imports';

interface Rule {
  /** Forms of a word, in lower case, that names may not hold. */
  readonly words: string;
  readonly instead: string;
  /** Whether comments may not hold them either: everyday English does without them. */
  readonly comments?: true;
  /** `path: name` or `path: comment around the word` in which it means what everybody means. */
  readonly allowed?: RegExp;
}

const rules: readonly Rule[] = [
  { words: 'weave weaves weaving woven loom looms', instead: 'optimize, planner', comments: true },
  { words: 'byhand', instead: 'manual' },
  {
    words: 'thread threads',
    instead: 'route',
    comments: true,
    // Those of a processor.
    allowed: /main thread|threads? of the compressor/,
  },
  { words: 'mend mends mended mending', instead: 'repair', comments: true },
  { words: 'apart', instead: 'disjoint, gap' },
  { words: 'fines hopes sieve sieves spans', instead: 'penalties, lower bounds, filter, segments' },
  { words: 'reckon reckons reckoned reckoning', instead: 'evaluate', comments: true },
  { words: 'lay lays laid', instead: 'route, place, add' },
  { words: 'glance glances', instead: 'quick pass' },
  { words: 'rounds', instead: 'routes, trips', comments: true },
  {
    words: 'happening happenings machine after',
    instead: 'Action, State, reducer',
    // Only a reducer by that name is called.
    allowed: /after(?!\($)|: .+after\($/i,
  },
  { words: 'lever levers', instead: 'run controls', comments: true },
  // A load may hold furniture.
  { words: 'furniture', instead: 'overlays' },
  {
    words: 'late',
    instead: 'lazy',
    // Deliveries, and answers that came too late.
    allowed:
      /^(art\/(pictures|programs|tests)|lib\/planner|planner|scripts\/bench\/days|components\/(tools|pages\/product)\/planner)\/|: tooLate/,
  },
  { words: 'still', instead: 'static, reducedMotion' },
  { words: 'say says said told', instead: 'announce, text, reported' },
  { words: 'look looks', instead: 'variant' },
  { words: 'ticket tickets fare fares', instead: 'plan card' },
  {
    words: 'sheet sheets',
    instead: 'style sheet, drawer, driver sheet',
    comments: true,
    // What a workbook is made of.
    allowed: /(style|driver)[\s-]?sheet|^lib\/planner\/import\/formats\/excel/i,
  },
];

const ruleOf = new Map(rules.flatMap((rule) => rule.words.split(' ').map((word) => [word, rule])));

/** The words of a name in camelCase, kebab-case, snake_case or a path; 'by hand' is one. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bby[^a-z]hand\b/g, 'byhand')
    .split(/[^a-z]+/);

interface Piece {
  readonly text: string;
  readonly start: number;
}

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly start: number;
  readonly end: number;
}

/** Names, and strings that are types or class names. A bracket ends the name of what is called. */
function namesIn(program: unknown, text: string): readonly Piece[] {
  const found: Piece[] = [];
  const visit = (value: unknown, named: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, name, start, end } = value as Node;
    if (typeof name === 'string') {
      found.push({ text: text[end] === '(' ? `${name}(` : name, start });
    } else if (named && (type === 'Literal' || type === 'TemplateElement')) {
      found.push({ text: text.slice(start, end), start });
    }
    const names =
      type === 'TSLiteralType' ||
      (type === 'JSXAttribute' && /^\w*classname=/i.test(text.slice(start, end)));
    for (const child of Object.values(value)) visit(child, named || names);
  };
  visit(program, false);
  return found;
}

const cssComment = /\/\*[\s\S]*?\*\//g;

function piecesOf({ path, text }: Source) {
  if (!path.endsWith('.css')) {
    const { program, comments } = parseSync(path, text);
    const texts = comments.map(({ value, start }) => ({ text: value, start }));
    return { names: namesIn(program, text), comments: texts };
  }
  const comments = [...text.matchAll(cssComment)];
  const code = text.replace(cssComment, (comment) => comment.replace(/./g, ' '));
  const pieces = (matches: Iterable<RegExpMatchArray>): readonly Piece[] =>
    Array.from(matches, ({ 0: piece, index = 0 }) => ({ text: piece, start: index }));
  return { names: pieces(code.matchAll(/[\w-]+/g)), comments: pieces(comments) };
}

/** The private words of a file, each as `path:line word (instead)`. */
export function privateWords(source: Source): readonly string[] {
  const { path, text } = source;
  const { names, comments } = piecesOf(source);
  const found = new Set<string>();
  const add = (word: string, start: number, context: string, isComment: boolean): void => {
    const rule = ruleOf.get(word);
    if (!rule || (isComment && !rule.comments) || rule.allowed?.test(`${path}: ${context}`)) return;
    const line = text.slice(0, start).split('\n').length;
    found.add(`${path}:${line} ${word} (${rule.instead})`);
  };
  for (const name of [{ text: path.replace(/\.[a-z]+$/, ''), start: 0 }, ...names]) {
    for (const word of wordsOf(name.text)) add(word, name.start, name.text, false);
  }
  for (const { text: comment, start } of comments) {
    for (const { 0: word, index } of comment.matchAll(/[a-z]+/gi)) {
      const context = comment.slice(Math.max(0, index - 20), index + 30);
      add(word.toLowerCase(), start + index, context, true);
    }
  }
  return [...found];
}
