import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from './leaves';

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

/** The error of a broken file: the content line of a stack, or a compiler's first complaint. */
export function unreadable(file: string, error: unknown): Problem {
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
  };
}

/** Each problem once, without the echoes of others. */
export function withoutEchoes(found: readonly Problem[]): readonly Problem[] {
  const own = found.filter(({ reason }) => !echo.test(reason));
  const all = own.length > 0 ? own : found;
  return [...new Map(all.map((one) => [`${one.file} ${one.field}`, one])).values()];
}
