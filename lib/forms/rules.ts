import { isEmailAddress } from './email';

/** 'email' is required too. */
type FieldRule = 'optional' | 'required' | 'email';

export type FormRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

export type Problem = 'empty' | 'malformed';

export type Problems<Field extends string> = Partial<Readonly<Record<Field, Problem>>>;

export const namesOf = <Field extends string>(rules: FormRules<Field>) =>
  Object.keys(rules) as Field[];

/** The fields, trimmed and with plain line breaks. */
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

/** What a form says where no answer came, or one that says nothing. */
export const somethingWrong = 'Something went wrong. Please try again.';
