import { isEmailAddress } from './email';

/** What may be wrong with a field: empty where something is needed, or an e-mail address that cannot be one. */
export type Problem = 'empty' | 'malformed';

/** The fields of a form that need a look, in the order in which they stand. */
export type Problems<Field extends string> = Partial<Readonly<Record<Field, Problem>>>;

/** What keeps a form from being sent (SPEC 5). The field named `email` takes an address. */
export function problemsOf<Field extends string>(
  values: Readonly<Record<Field, string>>,
  needed: readonly Field[],
): Problems<Field> {
  const found = needed.flatMap((name): [Field, Problem][] => {
    if (values[name] === '') return [[name, 'empty']];
    return name === 'email' && !isEmailAddress(values[name]) ? [[name, 'malformed']] : [];
  });
  return Object.fromEntries(found) as Problems<Field>;
}

/** Of the problems that were pointed out, those that are left. */
export const left = <Field extends string>(
  shown: Problems<Field>,
  now: Problems<Field>,
): Problems<Field> =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name in shown)) as Problems<Field>;
