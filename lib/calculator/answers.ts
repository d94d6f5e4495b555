import { type AmountLimits, type AmountProblem, type Parsed, parseAmount } from './parse-amount';

/** The answers of a calculator as they were typed or as an address carries them. */
export type Answers<Name extends string> = Readonly<Record<Name, string>>;

/** What a calculator asks, in the order of its fields: each reads its answer and never throws. */
export type Questions = Readonly<Record<string, (text: string) => Parsed<number | string>>>;

export type NameOf<Asked extends Questions> = keyof Asked & string;

/** What goes into the formula once every answer was read. */
export type InputOf<Asked extends Questions> = {
  readonly [Name in keyof Asked]: Extract<ReturnType<Asked[Name]>, { ok: true }>['value'];
};

/** The answers that need a look, and why. */
export type Problems<Name extends string> = Partial<Readonly<Record<Name, AmountProblem>>>;

export type Checked<Asked extends Questions> =
  | { readonly ok: true; readonly input: InputOf<Asked> }
  | { readonly ok: false; readonly problems: Problems<NameOf<Asked>> };

/** Asks for an amount within limits. */
export const amount = (limits: AmountLimits) => (text: string) => parseAmount(text, limits);

/** Asks for one of several values. */
export const choice =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Parsed<Value> => {
    const value = values.find((known) => known === text);
    return value === undefined ? { ok: false, reason: 'empty' } : { ok: true, value };
  };

/** Reads all answers, or says which of them need a look and why. */
export function checkAnswers<Asked extends Questions>(
  questions: Asked,
  answers: Answers<NameOf<Asked>>,
): Checked<Asked> {
  const input: Record<string, number | string> = {};
  const problems: Partial<Record<string, AmountProblem>> = {};
  for (const [name, read] of Object.entries(questions)) {
    const parsed = read(answers[name as NameOf<Asked>]);
    if (parsed.ok) input[name] = parsed.value;
    else problems[name] = parsed.reason;
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems: problems as Problems<NameOf<Asked>> }
    : { ok: true, input: input as InputOf<Asked> };
}
