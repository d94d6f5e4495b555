'use client';

import type { FormEvent, ReactElement } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import type { Answers, InputOf, NameOf, Questions } from '@/lib/calculator/answers';
import { type AmountProblem, readingsOf } from '@/lib/calculator/parse-amount';
import type { PriceRange } from '@/lib/plans/amounts';
import { type Amount, CalculatorField, type Choice } from './calculator-field.client';
import { CalculatorTools } from './calculator-tools.client';
import { CalculatorWorking, type Step } from './calculator-working';
import type { AmountWords } from './fleet-words';
import { Subscription } from './subscription';
import { useCalculator } from './use-calculator';
import './calculator.css';

type Field = (Amount | Choice) & { label: string; words: AmountWords };

export interface CalculatorKind<Asked extends Questions> {
  readonly questions: Asked;
  readonly blank: Answers<NameOf<Asked>>;
  readonly fields: Readonly<Record<NameOf<Asked>, Field>>;
  readonly action: string;
  /** The result in a sentence, for screen readers. */
  readonly announcement: (input: InputOf<Asked>) => string;
  readonly result: (input: InputOf<Asked> | undefined) => ReactElement;
  readonly steps: (input: InputOf<Asked>) => readonly Step[];
  readonly tools?: (input: InputOf<Asked>) => ReactElement;
}

export interface CalculatorWords {
  /** Id of the heading, and the beginning of the ids of the fields. */
  id: string;
  title: string;
  lead: string;
  unscripted: string;
  anchor: string;
  prices: PriceRange | undefined;
}

/** Both ask for the number of vehicles. */
type FleetQuestions = Questions & Record<'vehicles', unknown>;

const countWords = ['', 'One answer needs', 'Two answers need', 'Three answers need'];

/** What to do about a refused answer; one with two readings is asked about. */
function wordsFor(problem: AmountProblem, text: string, field: Field): string | undefined {
  if (problem !== 'ambiguous') return field.words[problem];
  return `Did you mean ${readingsOf(text, 'whole' in field && field.whole).join(' or ')}?`;
}

/** Form and result side by side, and the sums across the foot. The form sends nothing. */
export function Calculator<Asked extends FleetQuestions>(
  props: CalculatorWords & { kind: CalculatorKind<Asked> },
) {
  const { kind, id, title, lead, unscripted, anchor, prices } = props;
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
            const kindOfField: Field = kind.fields[name];
            const { problem, ...rest } = field(name);
            return (
              <CalculatorField
                key={name}
                label={kindOfField.label}
                kind={kindOfField}
                {...rest}
                error={problem && wordsFor(problem, rest.value, kindOfField)}
              />
            );
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
      <div className="calculator-night @container flex min-w-0 flex-col bg-surface">
        <p role="status" className="sr-only">
          {input && kind.announcement(input)}
        </p>
        {kind.result(input)}
        {input && prices && <Subscription vehicles={Number(input.vehicles)} prices={prices} />}
      </div>
      {input && (
        <div className="calculator-working grid items-end gap-x-16 gap-y-6 bg-sunk">
          <CalculatorWorking steps={kind.steps(input)} />
          <CalculatorTools anchor={anchor}>{kind.tools?.(input)}</CalculatorTools>
        </div>
      )}
    </div>
  );
}
