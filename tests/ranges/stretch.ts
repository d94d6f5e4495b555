import { schemas } from '@/content/schemas';
import type { Known } from '@/lib/content/check/checks';
import { leaves, type Problem } from '@/lib/content/check/leaves';
import { plainIssues } from '@/lib/content/check/reasons';
import { findProblems, schemaOf } from '@/lib/content/check/validate';
import { knownOf } from '@/scripts/check/known';

type Data = Record<string, unknown>;
type Path = readonly PropertyKey[];

/** A content file while its lists and texts are changed. */
export interface Draft {
  readonly file: string;
  readonly before: Data;
  readonly data: Data;
  readonly texts: Map<string, { path: Path; before: string; limit: number; wording: number }>;
  readonly lists: Map<string, Path>;
}

/** A copy of data without fields that hold nothing; functions stay what they are. */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.map(([key, one]) => [key, copyOf(one)])) as Value;
}

export const draftOf = (file: string, before: Data): Draft => ({
  file,
  before,
  data: copyOf(before),
  texts: new Map(),
  lists: new Map(),
});

const nameOf = (path: Path) =>
  path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`,
    '',
  );

const at = (data: unknown, path: Path): unknown =>
  path.reduce((inner, key) => Object(inner)[key], data);

function put(data: Data, path: Path, value: unknown): void {
  const owner = at(data, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  if (owner) owner[path.at(-1) as PropertyKey] = value;
}

/** Walks all values with their paths, lists and objects before what they hold. */
function walk(value: unknown, visit: (value: unknown, path: Path) => void, path: Path = []): void {
  visit(value, path);
  if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, visit, [...path, i]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) walk(one, visit, [...path, key]);
  }
}

/** What the schema minds, by field. */
function limits({ file }: Draft, data: unknown, code: 'too_big' | 'too_small') {
  const { error } = schemaOf(file, schemas)?.safeParse(data, { reportInput: true }) ?? {};
  const found = plainIssues(error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== code) return [];
    const limit = issue.code === 'too_big' ? issue.maximum : Object(issue).minimum;
    return [[nameOf(issue.path), Number(limit)] as const];
  });
  return new Map(found);
}

export function renamed(entry: unknown, index: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const copy: Data = copyOf(entry) as Data;
  for (const key of ['id', 'slug', 'section_id', 'key', 'tag']) {
    const { [key]: name } = copy;
    if (typeof name === 'string') copy[key] = `${name}-${index}`;
    if (typeof name === 'number') copy[key] = 100 + index;
  }
  if (/^[/h]/.test(String(copy.href))) {
    const [path, anchor] = String(copy.href).split('#');
    copy.href = `${path}?${index}${anchor ? `#${anchor}` : ''}`;
  }
  return copy;
}

const tooMany = 500;

const prose = /^(chapters|blocks|sections|paragraphs|keywords)$/;

export function lengthenLists(draft: Draft): void {
  const known = new Map<string, number | undefined>();
  walk(draft.data, (value, path) => {
    if (!Array.isArray(value) || value.length === 0 || prose.test(String(path.at(-1)))) return;
    const name = nameOf(path);
    const kind = name.replace(/\d+/g, '');
    if (!known.has(kind)) {
      put(draft.data, path, Array(tooMany).fill(value[0]));
      known.set(kind, limits(draft, draft.data, 'too_big').get(name));
      put(draft.data, path, value);
    }
    const [length, limit = 0] = [value.length, known.get(kind)];
    if (limit > length) draft.lists.set(name, path);
    for (let at = length; at < limit; at += 1) value.push(renamed(value[at % length], at));
  });
}

export function shortenLists(draft: Draft): void {
  const lists: { path: Path; value: readonly unknown[] }[] = [];
  walk(draft.before, (value, path) => {
    if (Array.isArray(value)) lists.push({ path, value });
  });
  for (const { path, value } of lists) {
    if (!Array.isArray(at(draft.data, path))) continue;
    put(draft.data, path, []);
    const least = limits(draft, draft.data, 'too_small').get(nameOf(path)) ?? 0;
    if (least >= value.length) put(draft.data, path, copyOf(value));
    else {
      put(draft.data, path, copyOf(value.slice(0, least)));
      draft.lists.set(nameOf(path), path);
    }
  }
}

const words = 'Wholesale refrigerated distribution and documentation '.repeat(40);

/** Texts of wide words, with shorter ones, and with short ones alone that the chat has an answer to. */
const wordings = [
  words,
  'Wholesale refrigerated '.repeat(80),
  'The price of cold goods '.repeat(80),
];

/** A figure stays one, a question too; entries of a list differ by their numbers. */
function wordingOf(before: string, path: Path, limit: number, wording: number): string {
  if (/^\d{1,3}$/.test(before)) return '987'.slice(0, limit);
  if (/^\S*\d\S*$/.test(before)) return '$987,654+'.slice(0, limit);
  const number = path.findLast((key) => typeof key === 'number');
  const start = number === undefined ? '' : `${String(number)} `;
  const isHeading = start && limit > 56 && /heading|title|question/.test(String(path.at(-1)));
  const word = isHeading && wording === 0 ? 'Donaudampfschifffahrtsamt ' : '';
  const mark = before.endsWith('?') ? '?' : '';
  const text = `${start}${word}${wordings[wording]}`.slice(0, limit - mark.length);
  return `${text.trim()}${mark}`;
}

const pointing =
  /^(id|slug|section_id|key|tag|kind|type|variant|href|link|icon|picture|image|thread|industry|from)$/;

/** Whether a text is left as it is: prose, the label of a button, a line of a heading. */
const isFixed = (path: Path, limit: number): boolean =>
  path.some((key) => prose.test(String(key))) ||
  (limit < 40 && !path.some((key) => typeof key === 'number')) ||
  (limit < 20 && typeof path.at(-1) === 'number');

export function lengthenTexts(draft: Draft): void {
  const huge = copyOf(draft.data);
  walk(draft.data, (value, path) => {
    if (typeof value !== 'string' || pointing.test(String(path.at(-1)))) return;
    put(huge, path, 'w'.repeat(9000));
  });
  const all = limits(draft, huge, 'too_big');
  walk(draft.data, (value, path) => {
    const limit = all.get(nameOf(path));
    if (typeof value !== 'string' || limit === undefined || value.length >= limit) return;
    if (isFixed(path, limit) || /\{\w+\}/.test(value)) return;
    draft.texts.set(nameOf(path), { path, before: value, limit, wording: 0 });
    put(draft.data, path, wordingOf(value, path, limit, 0));
  });
}

/** Takes back what a problem speaks of: another wording, at last the text or the list as it was. */
function takeBack(draft: Draft, problem: Problem, known: Known): boolean {
  const { field } = problem;
  const touches = (name: string) =>
    name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`);
  const texts = [...draft.texts].filter(([name]) => touches(name));
  for (const [name, text] of texts) {
    const wording = text.wording + 1;
    if (wording < wordings.length) {
      draft.texts.set(name, { ...text, wording });
      put(draft.data, text.path, wordingOf(text.before, text.path, text.limit, wording));
    } else {
      draft.texts.delete(name);
      put(draft.data, text.path, text.before);
    }
  }
  if (texts.length > 0) return true;
  const instead = pointer(draft, problem, known);
  if (instead && leaves(draft.data).some((leaf) => leaf.field === field)) {
    put(draft.data, field.split(/[.[\]]+/).filter(Boolean), instead);
    return true;
  }
  const [name, path] =
    [...draft.lists].find(([name]) => touches(name) || field.startsWith(`${name}[`)) ?? [];
  if (name === undefined || !path) return false;
  draft.lists.delete(name);
  put(draft.data, path, copyOf(at(draft.before, path)));
  return true;
}

function pointer({ file }: Draft, { field, reason }: Problem, { names }: Known) {
  if (/^must be an article/.test(reason)) return '/blog';
  if (/^(no page|the page)/.test(reason)) return '/contact';
  const rule = names.find((one) => one.files.test(file) && one.field.test(field));
  return reason.startsWith('there is no') ? [...(rule?.names ?? [])][0] : undefined;
}

/** Takes back, step by step, what the checks of the content mind; throws with what is left. */
export function settle(
  drafts: readonly Draft[],
  made: { readonly pictures: readonly string[]; readonly papers: readonly string[] },
): void {
  for (let round = 0; round < 20; round += 1) {
    const today = knownOf(drafts);
    const known = {
      ...today,
      pictures: new Set([...today.pictures, ...made.pictures]),
      papers: new Set([...today.papers, ...made.papers]),
    };
    const problems = findProblems(drafts, schemas, known);
    if (problems.length === 0) return;
    const left = problems.filter((problem) => {
      const draft = drafts.find(({ file }) => file === problem.file);
      return !draft || !takeBack(draft, problem, known);
    });
    if (left.length === problems.length) {
      const lines = left.map(({ file, field, reason }) => `${file}, ${field}: ${reason}`);
      throw new Error(`Nothing can be taken back:\n${lines.join('\n')}`);
    }
  }
  throw new Error('The content is not sound after twenty rounds.');
}
