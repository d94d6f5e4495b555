import type { z } from 'zod';
import {
  type ContentModule,
  danglingLinks,
  type Known,
  missingPictures,
  type Problem,
  poorWords,
  repeatedIds,
  repeatedSentences,
  unknownIcons,
  wrongFigures,
} from './checks';
import { entryProblems } from './entries';

/** The shape of each content file, by its path. */
type Schemas = Readonly<Record<string, z.ZodType>>;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
};

const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** What a schema found, in words for somebody who writes copy and no code. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`;
  }
  if (issue.code === 'unrecognized_keys') return `has unknown fields: ${issue.keys.join(', ')}`;
  return issue.message;
}

function shapeProblems({ file, data }: ContentModule, schemas: Schemas): readonly Problem[] {
  const schema = schemas[file];
  if (!schema) {
    return [{ file, field: '(file)', reason: 'content/schemas.ts says nothing about this file' }];
  }
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.map((issue) => ({ file, field: fieldOf(issue.path), reason: reasonOf(issue) }));
}

/** Everything that is wrong with the content, file by file. Pure; never throws. */
export function findProblems(
  modules: readonly ContentModule[],
  schemas: Schemas,
  known: Known,
): readonly Problem[] {
  const perFile = modules.flatMap((module) => [
    ...shapeProblems(module, schemas),
    ...repeatedIds(module),
    ...danglingLinks(module, known),
    ...unknownIcons(module, known),
    ...missingPictures(module, known),
    ...wrongFigures(module, known),
    ...poorWords(module),
  ]);
  return [...perFile, ...entryProblems(modules), ...repeatedSentences(modules)];
}
