'use client';

import type { FormEvent, ReactElement } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import type { Answers, InputOf, NameOf, Questions } from '@/lib/calculator/answers';
import { type AmountProblem, readingsOf } from '@/lib/calculator/parse-amount';
import { type Amount, AmountField, type Choice, ChoiceField } from './calculator-fields.client';
import { CalculatorTools } from './calculator-tools.client';
import { CalculatorWorking, type Step } from './calculator-working';
import type { AmountWords } from './fleet-words';
import { useCalculator } from './use-calculator';
import './calculator.css';

/** A field: an amount with its unit, or a choice among options. */
type Field = (Amount | Choice) & {
  label: string;
  words: AmountWords;
};

/** What makes one calculator differ from another. */
export interface CalculatorKind<Asked extends Questions> {
  readonly questions: Asked;
  readonly blank: Answers<NameOf<Asked>>;
  readonly fields: Readonly<Record<NameOf<Asked>, Field>>;
  readonly action: string;
  /** The result in a sentence, said politely. */
  readonly said: (input: InputOf<Asked>) => string;
  readonly result: (input: InputOf<Asked> | undefined) => ReactElement;
  readonly steps: (input: InputOf<Asked>) => readonly Step[];
  readonly tools?: (input: InputOf<Asked>) => ReactElement;
}

/** The words of the page around a calculator. */
export interface CalculatorWords {
  /** Id of the heading, and the beginning of the ids of the fields. */
  id: string;
  title: string;
  lead: string;
  unscripted: string;
  anchor: string;
}

interface CalculatorProps<Asked extends Questions> extends CalculatorWords {
  kind: CalculatorKind<Asked>;
}

const night = 'calculator-night @container flex min-w-0 flex-col bg-surface';
const foot = 'calculator-working grid items-end gap-x-16 gap-y-6 bg-sunk';

const countWords = ['', 'One answer needs', 'Two answers need', 'Three answers need'];

/** What to do about a refused answer; one with two readings is asked about. */
function wordsFor(problem: AmountProblem, text: string, field: Field): string | undefined {
  if (problem !== 'ambiguous') return field.words[problem];
  return `Did you mean ${readingsOf(text, 'whole' in field && field.whole).join(' or ')}?`;
}

/**
 * A calculator: form and result side by side, and the sums behind the result across the foot. The
 * form sends nothing: it calculates on the reader's device.
 */
export function Calculator<Asked extends Questions>(props: CalculatorProps<Asked>) {
  const { kind, id, title, lead, unscripted, anchor } = props;
  const { names, field, calculate, attempt, wrong, input } = useCalculator(
    id,
    kind.questions,
    kind.blank,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    calculate();
  };
  return (
    <div className="calculator grid overflow-clip rounded-modal rule border-line">
      <div className="calculator-paper @container bg-paper text-ink">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        <p className="mt-3 text-ink-2">{lead}</p>
        <p className="hidden max-w-144 noscript:block">{unscripted}</p>
        <form method="dialog" noValidate onSubmit={submit} className="scripted">
          <FormError id={`${id}-problems`} attempt={attempt}>
            {wrong > 0 ? `${countWords[wrong]} a look before we can calculate.` : null}
          </FormError>
          {names.map((name) => {
            const look: Field = kind.fields[name];
            const { problem, ...rest } = field(name);
            const state = { ...rest, error: problem && wordsFor(problem, rest.value, look) };
            if ('options' in look) return <ChoiceField key={name} {...look} {...state} />;
            return <AmountField key={name} {...look} {...state} />;
          })}
          <Button
            type="submit"
            variant="signal"
            size="large"
            className="mt-7 unprinted max-sm:w-full"
          >
            {kind.action}
          </Button>
        </form>
      </div>
      <div className={night}>
        <p role="status" className="sr-only">
          {input && kind.said(input)}
        </p>
        {kind.result(input)}
      </div>
      {input && (
        <div className={foot}>
          <CalculatorWorking steps={kind.steps(input)} />
          <CalculatorTools anchor={anchor}>{kind.tools?.(input)}</CalculatorTools>
        </div>
      )}
    </div>
  );
}
