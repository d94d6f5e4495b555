import { useEffect, useLayoutEffect, useState } from 'react';
import { replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { typedInto } from './typed-into';

type Checked<Name extends string, Input, Problem> =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly problems: Partial<Readonly<Record<Name, Problem>>> };

/** What one calculator asks and how it reads the answers; everything in it is pure. */
interface CalculatorRules<Name extends string, Input, Problem> {
  /** In the order of the fields. */
  names: readonly Name[];
  /** What the fields hold at first. */
  blank: Readonly<Record<Name, string>>;
  check: (answers: Readonly<Record<Name, string>>) => Checked<Name, Input, Problem>;
  /** The answers in an address; null where it carries none. */
  read: (query: string) => Readonly<Record<Name, string>> | null;
  /** The address of an input; whatever else stands in the present one stays. */
  write: (input: Input, query: string) => string;
}

/**
 * The state of a calculator. Its last calculation stands in the address, so a shared address
 * calculates as it loads. A refused answer keeps its problem until it is changed, and the first
 * one takes the focus. `id` stands before the id of each field.
 */
export function useCalculator<Name extends string, Input, Problem>(
  id: string,
  rules: CalculatorRules<Name, Input, Problem>,
) {
  type Answers = Readonly<Record<Name, string>>;
  const { names, blank, check, read, write } = rules;
  const query = useAddressQuery();
  const shared = read(query);
  const [typed, setTyped] = useState<Answers>();
  const [refused, setRefused] = useState<{ answers: Answers; query: string; first: Name }>();
  const [attempt, setAttempt] = useState(0);

  const answers = typed ?? shared ?? blank;
  const asked = refused?.query === query ? refused.answers : shared;
  const checked = asked && check(asked);
  const problems: Partial<Record<Name, Problem>> = checked && !checked.ok ? checked.problems : {};
  const wrong = names.filter((name) => problems[name] && answers[name] === asked?.[name]);

  // What was typed before the script ran stands in the fields, but React was not told.
  const hydrating = !useHydrated();
  useLayoutEffect(() => {
    const early = hydrating && typedInto(id, blank);
    if (early) setTyped({ ...blank, ...read(window.location.search), ...early });
  }, [hydrating, id, blank, read]);

  useEffect(() => {
    if (refused) document.getElementById(`${id}-${refused.first}`)?.focus();
  }, [id, refused]);

  function calculate() {
    const now = check(answers);
    setAttempt(attempt + 1);
    const first = now.ok ? undefined : names.find((name) => now.problems[name]);
    setRefused(first && { answers, query, first });
    if (now.ok) replaceQuery(write(now.input, query));
  }

  /** What ties a field to its answer; `problem` only while it stands as it was refused. */
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    value: answers[name],
    problem: wrong.includes(name) ? problems[name] : undefined,
    onChange: (value: string) => setTyped({ ...answers, [name]: value }),
  });

  return {
    field,
    calculate,
    attempt,
    wrong: wrong.length,
    /** What was calculated last; undefined before. */
    input: checked?.ok ? checked.input : undefined,
  };
}
