import { isEmailAddress } from './email';

/** What a form asks of one field; an address may not be left out either. */
type FieldRule = 'optional' | 'required' | 'email';

/** A form's fields in the order in which they stand, each with its rule. */
export type FormRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What may be wrong with a field: nothing where something is needed, or no e-mail address. */
export type Problem = 'empty' | 'malformed';

/** The fields that need a look, in the order in which they stand. */
export type Problems<Field extends string> = Partial<Readonly<Record<Field, Problem>>>;

/** The names of the fields, in their order. */
export const namesOf = <Field extends string>(rules: FormRules<Field>) =>
  Object.keys(rules) as Field[];

/** What the fields hold, without the spaces around it and with plain line breaks. */
export function readForm<Field extends string>(
  form: FormData,
  rules: FormRules<Field>,
): FormValues<Field> {
  const read = (name: Field): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : '';
  };
  const entries = namesOf(rules).map((name) => [name, read(name)]);
  return Object.fromEntries(entries) as FormValues<Field>;
}

/** What keeps a form from being sent. */
export function checkForm<Field extends string>(
  values: FormValues<Field>,
  rules: FormRules<Field>,
): Problems<Field> {
  const problemOf = (name: Field): Problem | undefined => {
    if (rules[name] === 'optional') return undefined;
    if (values[name] === '') return 'empty';
    return rules[name] === 'email' && !isEmailAddress(values[name]) ? 'malformed' : undefined;
  };
  const found = namesOf(rules)
    .map((name) => [name, problemOf(name)] as const)
    .filter(([, problem]) => problem);
  return Object.fromEntries(found) as Problems<Field>;
}

/** Of the problems that were pointed out, those that remain. */
export const remaining = <Field extends string>(
  shown: Problems<Field>,
  now: Problems<Field>,
): Problems<Field> =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name in shown)) as Problems<Field>;
