'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { FormError } from '@/components/ui/field/form-error';
import './calculator.css';

interface CalculatorFrameProps {
  /** Id of the heading, which the section around it names. */
  id: string;
  title: string;
  lead: string;
  fields: ReactNode;
  result: ReactNode;
  /** The sums behind the result, across the foot; nothing before there is one. */
  working?: ReactNode;
  /** The label of the button, such as 'Calculate ROI'. */
  action: string;
  /** How many answers need a look, and how often the form was sent. */
  problems: 0 | 1 | 2 | 3;
  attempt: number;
  /** What is said politely once there is a result; empty before. */
  said: string;
  /** What stands in place of the form where scripts do not run. */
  unscripted: string;
  onCalculate: () => void;
}

const countWords = ['', 'One answer needs', 'Two answers need', 'Three answers need'] as const;

/** Form and result side by side. The form sends nothing: it calculates on the reader's device. */
export function CalculatorFrame(props: CalculatorFrameProps) {
  const { id, title, lead, fields, result, working, action, problems, attempt, said, unscripted } =
    props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onCalculate();
  };
  return (
    <div className="calculator grid overflow-clip rounded-modal rule border-line">
      <div className="calculator-paper bg-paper text-ink">
        <h2 id={id} className="type-h2 calculator-title">
          {title}
        </h2>
        <p className="mt-3 text-ink-2">{lead}</p>
        <p className="hidden max-w-[60ch] noscript:block">{unscripted}</p>
        <form method="dialog" noValidate onSubmit={submit} className="noscript:hidden">
          <FormError id={`${id}-problems`} attempt={attempt}>
            {problems > 0 ? `${countWords[problems]} a look before we can calculate.` : null}
          </FormError>
          {fields}
          <Button type="submit" look="signal" size="large" className="mt-7 unprinted max-sm:w-full">
            {action}
          </Button>
        </form>
      </div>
      <div className="calculator-night flex min-w-0 flex-col bg-surface">
        <p role="status" className="sr-only">
          {said}
        </p>
        {result}
      </div>
      {working && (
        <div className="calculator-working grid items-end gap-x-16 gap-y-6 bg-sunk lg:col-span-full">
          {working}
        </div>
      )}
    </div>
  );
}
