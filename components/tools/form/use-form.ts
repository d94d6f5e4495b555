import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldState } from '@/components/ui/field/field-state';
import { count } from '@/lib/events/count';
import {
  checkForm,
  type FormRules,
  type FormValues,
  type Problem,
  readForm,
  somethingWrong,
} from '@/lib/forms/rules';
import type { FormDraft } from './form-draft';

interface FormOptions<Field extends string, Outcome> {
  /** Stands before the name of each field in its id. */
  id: string;
  rules: FormRules<Field>;
  words: Partial<Record<Field, Partial<Record<Problem, string>>>>;
  draft?: FormDraft;
  /** Delivers the values; `restored` tells that they come from a draft. Must not reject. */
  send: (values: FormValues<Field>, form: HTMLFormElement, restored: boolean) => Promise<Outcome>;
  /** Selects what takes the focus once there is an answer: a disabled button has lost it. */
  focusAfter?: string;
}

interface FormState<Field extends string, Outcome> {
  /** By field: the kind of a problem, or what the answer reports. */
  readonly problems: Readonly<Record<string, string | undefined>>;
  /** How often the form was sent, with problems or without. */
  readonly attempt: number;
  readonly sending: boolean;
  readonly outcome?: Outcome | undefined;
  readonly values?: FormValues<Field>;
}

const fresh = { problems: {}, attempt: 0, sending: false };

/**
 * A form whose fields hold their own text, so that what is typed before this script runs stays.
 * It is sent once however often the button is pressed. A problem stands until it is corrected; the first
 * one, or the summary of all, takes the focus. After success the fields and the draft are emptied.
 */
export function useForm<
  Field extends string,
  Outcome extends { readonly status: string; readonly reported?: Readonly<Record<string, string>> },
>(options: FormOptions<Field, Outcome>) {
  const { id, rules, words, draft, send, focusAfter } = options;
  const form = useRef<HTMLFormElement>(null);
  // Not in the state: two presses may come before it is drawn.
  const busy = useRef(false);
  const [state, setState] = useState<FormState<Field, Outcome>>(fresh);
  const { problems, attempt, outcome } = state;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (form.current && draft?.restore(form.current)) setRestored(true);
  }, [draft]);
  useEffect(() => {
    const wrong = 'section, [aria-invalid="true"]';
    if (attempt > 0) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [attempt]);
  // Before the answer is drawn: Enter pressed at the sight of it sends again, however slow the device.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const elsewhere = activeElement !== body && !form.current?.contains(activeElement);
    if (!outcome || !focusAfter || elsewhere) return;
    form.current?.querySelector<HTMLElement>(focusAfter)?.focus({ preventScroll: true });
  }, [outcome, focusAfter]);

  const read = (element: HTMLFormElement) => readForm(new FormData(element), rules);

  /** Belongs to the form's `onInput`. */
  function typed({ target }: FormEvent) {
    if (!form.current) return;
    draft?.save(form.current);
    const { name } = target as HTMLInputElement;
    const now = checkForm(read(form.current), rules)[name as Field];
    setState((last) => {
      const problems = { ...last.problems, [name]: last.problems[name] && now };
      return { ...last, problems, outcome: undefined };
    });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const element = form.current;
    if (!element || busy.current) return;
    const values = read(element);
    const found = checkForm(values, rules);
    const sending = Object.keys(found).length === 0;
    setState(({ attempt }) => ({ problems: found, attempt: attempt + 1, sending, values }));
    if (!sending) return;
    busy.current = true;
    const result = await send(values, element, restored);
    busy.current = false;
    if (globalThis.EVENTS_URL) {
      count(/failed|refused/.test(result.status) ? 'Form failed' : 'Form sent', { form: id });
    }
    if (result.status === 'sent') empty();
    setState((last) => ({
      ...last,
      // One more attempt takes the focus to what is wrong.
      ...(result.reported && { problems: result.reported, attempt: last.attempt + 1 }),
      sending: false,
      outcome: result,
    }));
  }

  function empty() {
    form.current?.reset();
    draft?.forget();
    setRestored(false);
  }

  /** Begins anew with empty fields. */
  function clear() {
    empty();
    // At once, since the form may stand no more.
    flushSync(() => setState(fresh));
    form.current?.querySelector('input')?.focus();
  }

  const errorOf = (name: Field): string | undefined => {
    const problem = problems[name];
    return words[name]?.[problem as Problem] ?? problem;
  };
  /** Ties a `FormField` to its control. */
  const field = (name: Field) => ({ id: `${id}-${name}`, error: errorOf(name) });
  const control = (name: Field) => ({
    name,
    ...fieldState(`${id}-${name}`, errorOf(name)),
  });

  return { ...state, restored, form, errorOf, field, control, typed, submit, clear };
}

/** What is shown when a form was not sent, a refusal in the server's words; null when it was. */
export function failureWords(
  outcome: { readonly status: string; readonly message?: string } | undefined,
  failed = somethingWrong,
): string | null {
  if (outcome?.status === 'refused') return `Error: ${outcome.message}`;
  return outcome?.status === 'failed' ? (outcome.message ?? failed) : null;
}
