import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Problem } from './leaves';

export interface Unreadable extends Problem {
  /** The export that another file lacks, where this one imports it. */
  readonly lacks?: { readonly file: string; readonly name: string };
}

const local = (text: string) => text.replaceAll(`${process.cwd().replaceAll('\\', '/')}/`, '');

const lineOf = (file: string, line: number) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() : undefined;

const fromNothing =
  /^Cannot (?:read properties of \w+ \(reading '(\w+)'\)|destructure property '(\w+)')/;
const noFile = /^Cannot find (?:module|package) '([^']+)'/;
const noExport = /^The requested module '(.+)' does not provide an export named '(.+)'/;

/** The loader's message for files that import one which failed before. */
const echo = / is not in cache$/;

function plainly(message: string, source: string | undefined): string {
  const [, read, taken] = fromNothing.exec(message) ?? [];
  if ((read || taken) && source) {
    return `takes '${read ?? taken}' from something that does not exist: ${source}`;
  }
  const [, missing] = noFile.exec(message) ?? [];
  if (missing) return `takes something from '${missing}', and there is no such file`;
  const [, from, name] = noExport.exec(message) ?? [];
  if (from) return `takes '${name}' from '${from}', which holds nothing of that name`;
  return `cannot be read: ${message.split('\n')[0]}`;
}

function lackOf(importer: string, message: string): Unreadable['lacks'] {
  const [, from = '', name = ''] = noExport.exec(message) ?? [];
  const path = from.startsWith('@/')
    ? from.slice(2)
    : posix.join(posix.dirname(importer), from.split('/content/').at(-1) ?? from);
  return name ? { file: `${path.replace(/\.ts$/, '')}.ts`, name } : undefined;
}

/** The error of a broken file: the content line of a stack, or a compiler's first complaint. */
export function unreadable(file: string, error: unknown): Unreadable {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const message = local(thrown.message);
  const complaint = /(content\/[^\s:]+\.ts):(\d+):\d+: ERROR: (.+)/.exec(message);
  if (complaint) {
    const [, named = file, line, words] = complaint;
    const reason = `cannot be read (${words}): look there, or just before, for a quotation mark, comma or bracket that is missing`;
    return { file: named, field: `line ${line}`, reason };
  }
  const [, importer] = / imported from '?(content\/[^\s']+\.ts)/.exec(message) ?? [];
  const [, thrower, line] =
    /(?<!\w\/)(content\/[^\s:)]+\.ts):(\d+)/.exec(local(thrown.stack ?? '')) ?? [];
  const culprit = importer ?? thrower ?? file;
  const at = importer ? undefined : line;
  return {
    file: culprit,
    field: at ? `line ${at}` : '(file)',
    reason: plainly(message, at && lineOf(culprit, Number(at))),
    lacks: lackOf(culprit, message),
  };
}

/** Each problem once; an export that several files miss is reported for the file that lacks it. */
export function gathered(found: readonly Unreadable[]): readonly Problem[] {
  const own = found.filter(({ reason }) => !echo.test(reason));
  const all = own.length > 0 ? own : found;
  const seekers = new Map<string, number>();
  const keyOf = ({ lacks }: Unreadable) => lacks && `${lacks.file} ${lacks.name}`;
  const each = [...new Map(all.map((one) => [`${one.file} ${one.field}`, one])).values()];
  for (const key of each.map(keyOf)) if (key) seekers.set(key, (seekers.get(key) ?? 0) + 1);
  const reported = new Set<string>();
  return each.flatMap((one) => {
    const { file, field, reason, lacks } = one;
    const key = keyOf(one);
    const count = key ? (seekers.get(key) ?? 0) : 0;
    if (!key || !lacks || count < 2) return [{ file, field, reason }];
    if (reported.has(key)) return [];
    reported.add(key);
    const missing = `is missing, and ${count} other files take it from here`;
    return [{ file: lacks.file, field: lacks.name, reason: missing }];
  });
}
