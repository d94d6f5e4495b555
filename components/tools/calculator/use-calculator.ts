import { useEffect, useLayoutEffect, useState } from 'react';
import {
  type Answers,
  checkAnswers,
  type NameOf,
  type Problems,
  type Questions,
} from '@/lib/calculator/answers';
import { answersIn, queryWith } from '@/lib/calculator/query';
import { count } from '@/lib/events/count';
import { replaceQuery, useAddressQuery } from '@/lib/hooks/use-address-query';
import { useHydrated } from '@/lib/hooks/use-hydrated';

/**
 * What the fields hold before the script runs, where that is not what they started with; null
 * where all do. React does not know of it.
 */
function earlyAnswers<Name extends string>(id: string, blank: Answers<Name>) {
  const typed = (Object.keys(blank) as Name[]).flatMap((name) => {
    const field = document.getElementById(`${id}-${name}`) as HTMLInputElement | null;
    return field && field.value !== blank[name] ? [[name, field.value] as const] : [];
  });
  return typed.length > 0 ? (Object.fromEntries(typed) as Partial<Answers<Name>>) : null;
}

/**
 * The last calculation stands in the address, so that a shared one calculates as it loads. A refused
 * answer keeps its problem until it is changed; the first one takes the focus.
 *
 * @param id stands before the id of each field
 * @param kind its `blank` is what the fields hold at first
 */
export function useCalculator<Asked extends Questions>(
  id: string,
  { questions, blank }: { questions: Asked; blank: Answers<NameOf<Asked>> },
) {
  type Name = NameOf<Asked>;
  const names = Object.keys(questions) as Name[];
  const query = useAddressQuery();
  const shared = answersIn(query, names);
  const [typed, setTyped] = useState<Answers<Name>>();
  const [refused, setRefused] = useState<{ answers: Answers<Name>; query: string; first: Name }>();
  const [attempt, setAttempt] = useState(0);

  const answers = typed ?? shared ?? blank;
  const asked = refused?.query === query ? refused.answers : shared;
  const checked = asked && checkAnswers(questions, asked);
  const problems: Problems<Name> = checked && !checked.ok ? checked.problems : {};
  const wrong = names.filter((name) => problems[name] && answers[name] === asked?.[name]);

  const hydrating = !useHydrated();
  useLayoutEffect(() => {
    const early = hydrating && earlyAnswers(id, blank);
    if (!early) return;
    const before = answersIn(window.location.search, Object.keys(blank) as Name[]);
    setTyped({ ...blank, ...before, ...early });
  }, [hydrating, id, blank]);

  useEffect(() => {
    if (refused) document.getElementById(`${id}-${refused.first}`)?.focus();
  }, [id, refused]);

  function calculate() {
    const now = checkAnswers(questions, answers);
    if (globalThis.EVENTS_URL && now.ok) {
      count('Calculator computed', { calculator: id.replace('-title', '') });
    }
    setAttempt(attempt + 1);
    const first = now.ok ? undefined : names.find((name) => now.problems[name]);
    setRefused(first && { answers, query, first });
    // The fields keep the numbers as they were written.
    setTyped(answers);
    if (now.ok) replaceQuery(queryWith(now.input, query));
  }

  /** What ties a field to its answer; `problem` only while it stands as it was refused. */
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    value: answers[name],
    problem: wrong.includes(name) ? problems[name] : undefined,
    onChange: (value: string) => setTyped((last) => ({ ...(last ?? answers), [name]: value })),
  });

  return {
    names,
    field,
    calculate,
    attempt,
    wrong,
    /** Whether what was asked last had a wrong answer. */
    isRefused: checked?.ok === false,
    /** What was calculated last; undefined before. */
    input: checked?.ok ? checked.input : undefined,
  };
}
