import type { z } from 'zod';
import {
  longSentences,
  pageTexts,
  poorWords,
  repeatedSentences,
  thinArticles,
  wrongFigures,
} from './advice';
import { danglingLinks, type Known, missingPapers, repeatedIds, unknownNames } from './checks';
import { entryProblems } from './folders';
import { type ContentModule, type Problem, withLeaves } from './leaves';
import { unfitTexts } from './lengths';
import { didYouMean } from './message-parts';
import { twinQuestions, unansweredQuestions } from './questions';
import { expected, plainIssues, reasonOf } from './reasons';
import { redirectProblems } from './redirects';
import { wrongSums } from './worked';

/** By path; `folder/*.ts` stands for every file of a folder. */
type Schemas = Readonly<Record<string, z.ZodType>>;

const schemaOf = (file: string, schemas: Schemas): z.ZodType | undefined =>
  schemas[file] ?? schemas[file.replace(/[^/]+\.ts$/, '*.ts')];

const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || '(file)';

const parentOf = (path: readonly PropertyKey[]) => fieldOf(path.slice(0, -1));

function unknownField(key: string, found: z.core.$ZodIssue, all: readonly z.core.$ZodIssue[]) {
  const { path, input } = found;
  const missing = all.flatMap((issue) =>
    issue.input === undefined && parentOf(issue.path) === fieldOf(path) ? issue.path.slice(-1) : [],
  );
  const others = [...missing.map(String), ...Object.keys(input ?? {})];
  const meant = didYouMean(
    key,
    others.filter((other) => other !== key),
  );
  return { field: fieldOf([...path, key]), reason: `is no field of this entry${meant}` };
}

function shapeProblems({ file, data }: ContentModule, schemas: Schemas): readonly Problem[] {
  const schema = schemaOf(file, schemas);
  if (!schema) {
    return [{ file, field: '(file)', reason: 'content/schemas.ts says nothing about this file' }];
  }
  const { error } = schema.safeParse(data, { error: expected, reportInput: true });
  const issues = plainIssues(error?.issues ?? []);
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ file, ...unknownField(key, issue, issues) }))
      : [{ file, field: fieldOf(issue.path), reason: reasonOf(issue) }],
  );
}

/** The problems of a module; those of its schema hide others of the same field. */
function problemsOfModule(read: ContentModule, schemas: Schemas, known: Known) {
  // Fresh: a caller may have changed the data.
  const module = withLeaves(read);
  const shape = shapeProblems(module, schemas);
  const reported = new Set(shape.map(({ field }) => field));
  const others = [
    ...unfitTexts(module),
    ...repeatedIds(module),
    ...danglingLinks(module, known),
    ...missingPapers(module, known),
    ...unknownNames(module, known),
    ...redirectProblems(module, known),
  ];
  return [...shape, ...others.filter(({ field }) => !reported.has(field))];
}

/** Everything that stops the content from being published. Pure; never throws. */
export function findProblems(
  modules: readonly ContentModule[],
  schemas: Schemas,
  known: Known,
): readonly Problem[] {
  const found = modules.flatMap((module) => problemsOfModule(module, schemas, known));
  const placeOf = ({ file, field }: Problem) => `${file} ${field}`;
  const reported = new Set(found.map(placeOf));
  const across = [
    ...entryProblems(modules),
    ...unansweredQuestions(modules),
    ...wrongSums(modules),
  ];
  return [...found, ...across.filter((problem) => !reported.has(placeOf(problem)))];
}

/** What would make the content better and stops nothing. Pure; never throws. */
export function findAdvice(read: readonly ContentModule[], known: Known): readonly Problem[] {
  const modules = read.map(withLeaves);
  return [
    ...modules.flatMap((module) => [
      ...wrongFigures(module, known),
      ...poorWords(module),
      ...longSentences(module),
      ...pageTexts(module),
      ...thinArticles(module),
    ]),
    ...repeatedSentences(modules),
    ...twinQuestions(modules),
  ];
}
