'use client';

import type { ReactNode } from 'react';
import type { Answers, InputOf, NameOf, Questions } from '@/lib/calculator/answers';
import { AmountField, ChoiceField } from './calculator-fields.client';
import { CalculatorFrame } from './calculator-frame.client';
import { CalculatorTools } from './calculator-tools.client';
import { CalculatorWorking, type Step } from './calculator-working';
import type { AmountWords } from './fleet-words';
import { useCalculator } from './use-calculator';

/** A field: an amount with its unit, or a choice among options. */
type Field = {
  readonly label: string;
  /** What to do about an answer that is refused. */
  readonly words: AmountWords;
} & (
  | { readonly unit: string; readonly placeholder?: string; readonly whole?: boolean }
  | {
      readonly options: readonly { value: string; label: string }[];
      readonly placeholder: string;
    }
);

/** What makes one calculator differ from another. */
export interface CalculatorKind<Asked extends Questions> {
  readonly questions: Asked;
  /** What the fields hold at first. */
  readonly blank: Answers<NameOf<Asked>>;
  readonly fields: Readonly<Record<NameOf<Asked>, Field>>;
  /** The label of the button. */
  readonly action: string;
  /** The result in a sentence, said politely. */
  readonly said: (input: InputOf<Asked>) => string;
  /** The result; what stands there before there is one. */
  readonly result: (input: InputOf<Asked> | undefined) => ReactNode;
  /** The formula from the answers to the result, step by step. */
  readonly steps: (input: InputOf<Asked>) => readonly Step[];
  /** What may be done with a result beside sharing and printing it. */
  readonly tools?: (input: InputOf<Asked>) => ReactNode;
}

/** The words of the page around a calculator. */
export interface CalculatorWords {
  /** Id of the heading, and the beginning of the ids of the fields. */
  id: string;
  title: string;
  lead: string;
  /** The formula in words, for readers without script. */
  unscripted: string;
  /** Id of the section, where a shared address leads. */
  anchor: string;
}

interface CalculatorProps<Asked extends Questions> extends CalculatorWords {
  kind: CalculatorKind<Asked>;
}

/** A calculator: fields, result and working, all of it on the reader's device. */
export function Calculator<Asked extends Questions>(props: CalculatorProps<Asked>) {
  const { kind, anchor, ...words } = props;
  const { names, field, calculate, attempt, wrong, input } = useCalculator(
    words.id,
    kind.questions,
    kind.blank,
  );
  return (
    <CalculatorFrame
      {...words}
      action={kind.action}
      problems={wrong as 0 | 1 | 2 | 3}
      attempt={attempt}
      onCalculate={calculate}
      said={input ? kind.said(input) : ''}
      fields={names.map((name) => {
        const look: Field = kind.fields[name];
        const { problem, ...rest } = field(name);
        const state = { ...rest, error: problem && look.words[problem] };
        if ('options' in look) return <ChoiceField key={name} {...look} {...state} />;
        return <AmountField key={name} {...look} {...state} />;
      })}
      result={kind.result(input)}
      working={
        input && (
          <CalculatorWorking steps={kind.steps(input)}>
            <CalculatorTools anchor={anchor}>{kind.tools?.(input)}</CalculatorTools>
          </CalculatorWorking>
        )
      }
    />
  );
}
