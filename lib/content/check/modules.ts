import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ContentModule, Problem } from './leaves';

type Exports = Readonly<Record<string, unknown>>;

const first = (exports: Exports) => Object.values(exports)[0];

/** Files of which something else than all that they export is looked at. */
const readers: readonly (readonly [RegExp, (exports: Exports) => Exports])[] = [
  [/blog\/posts\//, (exports) => ({ post: first(exports) })],
  [/help\/articles\//, (exports) => ({ article: first(exports) })],
  [/\/integrations\//, (exports) => ({ integration: first(exports) })],
  [/\/testimonials\//, (exports) => ({ testimonial: first(exports) })],
  [/\/case-studies\//, (exports) => ({ caseStudy: first(exports) })],
  [/\/use-cases\//, (exports) => ({ useCase: first(exports) })],
  [/content\/industries\//, (exports) => ({ industry: first(exports) })],
  [/\/white-papers\//, (exports) => ({ paper: first(exports) })],
  [/\/webinars\//, (exports) => ({ webinar: first(exports) })],
  // Its own words alone: paths and schemas stand in files of their own.
  [
    /api\/document\.ts$/,
    ({ apiDocument }) => {
      const { paths, components, ...words } = apiDocument as Exports;
      return words;
    },
  ],
];

/** A text with the paths of files as they are in the project. */
const local = (text: string) => text.replaceAll(`${process.cwd().replaceAll('\\', '/')}/`, '');

const lineOf = (file: string, line: number) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() : undefined;

/** What a program says of a value that is not there, in words, with the line that takes from it. */
function plainly(message: string, file: string, line?: string): string {
  const [, key] = /^Cannot read properties of \w+ \(reading '(\w+)'\)/.exec(message) ?? [];
  const source = line && lineOf(file, Number(line));
  return key && source
    ? `takes '${key}' from something that does not exist: ${source}`
    : `cannot be read: ${local(message).split('\n')[0]}`;
}

/** What the error of a broken file says: of a stack the line in the content, of a compiler its first complaint. */
export function unreadable(file: string, error: unknown): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const complaint = /(content\/[^\s:]+\.ts):(\d+):\d+: ERROR: (.+)/.exec(local(message));
  if (complaint) {
    const [, named = file, line, words] = complaint;
    return { file: named, field: `line ${line}`, reason: `cannot be read: ${words}` };
  }
  const [, importer] = / imported from '?(content\/[^\s']+\.ts)/.exec(local(message)) ?? [];
  const [, thrower, line] = /(?<!\w\/)(content\/[^\s:)]+\.ts):(\d+)/.exec(local(stack)) ?? [];
  const culprit = importer ?? thrower ?? file;
  const field = !importer && line ? `line ${line}` : '(file)';
  return { file: culprit, field, reason: plainly(message, culprit, line) };
}

type Read = ContentModule | Problem;

async function read(file: string): Promise<Read> {
  try {
    const exports: Exports = { ...(await import(pathToFileURL(file).href)) };
    const [, reader] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    return { file, data: reader?.(exports) ?? exports };
  } catch (error) {
    return unreadable(file, error);
  }
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  // Shapes, types and lists of what was found hold no content.
  .filter((file) => file.endsWith('.ts') && !/\/(found|schemas|types)(\/|\.ts$)/.test(file))
  .sort();

const all: readonly Read[] = await Promise.all(files.map(read));

/** Every content file that can be read with what it exports, as it lies in the folder. */
export const contentModules = all.filter((one): one is ContentModule => 'data' in one);

/** Files that cannot be read, each once however many others import it. */
export const unreadableFiles: readonly Problem[] = [
  ...new Map(
    all.filter((one) => 'reason' in one).map((one) => [`${one.file} ${one.field}`, one]),
  ).values(),
];
