import { type AmountLimits, type AmountProblem, type Parsed, parseAmount } from './parse-amount';

export type Answers<Name extends string> = Readonly<Record<Name, string>>;

/** The fields of a calculator in order, each with the function that reads it; none throws. */
export type Questions = Readonly<Record<string, (text: string) => Parsed<number | string>>>;

export type NameOf<Asked extends Questions> = keyof Asked & string;

export type InputOf<Asked extends Questions> = {
  readonly [Name in keyof Asked]: Extract<ReturnType<Asked[Name]>, { ok: true }>['value'];
};

export type Problems<Name extends string> = Partial<Readonly<Record<Name, AmountProblem>>>;

export type Checked<Asked extends Questions> =
  | { readonly ok: true; readonly input: InputOf<Asked> }
  | { readonly ok: false; readonly problems: Problems<NameOf<Asked>> };

export const amount = (limits: AmountLimits) => (text: string) => parseAmount(text, limits);

export const choice =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Parsed<Value> => {
    const value = values.find((known) => known === text);
    return value === undefined ? { ok: false, reason: 'empty' } : { ok: true, value };
  };

/** Reads all answers, or lists which are wrong and why. */
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

/** At least one vehicle, nothing negative; below the ceilings every sum is exact. */
export const fleetLimits = {
  vehicles: { min: 1, max: 100_000, whole: true },
  fuel: { min: 0, max: 100_000_000 },
} as const satisfies Record<string, AmountLimits>;
