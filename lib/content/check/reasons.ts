import type { z } from 'zod';
import { didYouMean, quoted } from './message-parts';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'null',
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const amount = (of: string, count: number) =>
  of === 'array' ? plural(count, 'entry', 'entries') : plural(count, 'character', 'characters');

/** What the field holds; empty where the message alone says it better. */
function found(issue: Issue): string {
  const { code } = issue;
  const input = code === 'invalid_union' ? kindOf(issue) : issue.input;
  if (input === undefined) return 'is missing';
  if (input === null || input === '') return 'is empty';
  const size = code === 'too_big' || code === 'too_small';
  if (Array.isArray(input)) {
    if (input.length === 0) return 'is empty';
    return size
      ? `has ${amount('array', input.length)}`
      : code === 'invalid_type'
        ? 'is a list'
        : '';
  }
  if (typeof input === 'string')
    return size ? `has ${amount('string', input.length)}` : `is ${quoted(input)}`;
  if (typeof input === 'object') return code === 'invalid_type' ? 'is a group of fields' : '';
  return `is ${String(input)}`;
}

const limited = (origin: string, limit: number, bound: string) =>
  origin === 'array' || origin === 'string'
    ? `must have ${amount(origin, limit)} ${bound}`
    : `must be ${limit} ${bound}`;

const oneOf = (values: readonly unknown[], input: unknown): string => {
  const choice = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  const must = `must be ${choice.length === 1 ? '' : 'one of '}${choice.join(', ')}`;
  return must + (typeof input === 'string' ? didYouMean(input, values.map(String)) : '');
};

/** The discriminator of a union, such as 'paragraph'. */
const kindOf = ({ input, discriminator }: { input?: unknown; discriminator?: unknown }): unknown =>
  typeof input === 'object' && input !== null
    ? (input as Readonly<Record<string, unknown>>)[String(discriminator)]
    : input;

type Branches = readonly (readonly Issue[])[];

const anyOf = (branches: Branches): string => {
  const ways = branches.flat().map(({ message }) => message.replace(/^must be /, ''));
  return `must be ${[...new Set(ways)].join(' or ')}`;
};

const depthOf = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));

/** The issues, with each union replaced by the issues of its nearest branch. */
export const plainIssues = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue): readonly Issue[] => {
    if (issue.code !== 'invalid_union') return [issue];
    const [nearest] = issue.errors.toSorted(
      (a, b) => a.length - b.length || depthOf(b) - depthOf(a),
    );
    if (!nearest || depthOf(nearest) === 0) return [issue];
    return plainIssues(nearest).map((inner) => ({
      ...inner,
      path: [...issue.path, ...inner.path],
    }));
  });

/** What the field must be, where its schema has no message of its own. */
export function expected(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[String(issue.expected)] ?? issue.expected}`;
    case 'invalid_value':
      return oneOf(issue.values as readonly unknown[], issue.input);
    // An option without a value is the default kind.
    case 'invalid_union':
      return issue.options
        ? oneOf((issue.options as readonly unknown[]).filter(Boolean), kindOf(issue))
        : anyOf(issue.errors as Branches);
    case 'too_big':
      return limited(String(issue.origin), Number(issue.maximum), 'at most');
    case 'too_small':
      return issue.inclusive
        ? limited(String(issue.origin), Number(issue.minimum), 'at least')
        : `must be more than ${issue.minimum}`;
    default:
      return undefined;
  }
}

/** What was found and what is expected, in words for editors. */
export const reasonOf = (issue: Issue): string =>
  [found(issue), issue.message].filter(Boolean).join(', ');
