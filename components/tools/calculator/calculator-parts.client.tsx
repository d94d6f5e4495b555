'use client';

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { FormError } from '@/components/ui/field/form-error';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import './calculator.css';
import './calculator-field.css';

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
    <div className="calculator">
      <div className="calculator-paper">
        <h2 id={id} className="type-h2 calculator-title">
          {title}
        </h2>
        <p className="text-ink-2 calculator-lead">{lead}</p>
        <p className="calculator-unscripted">{unscripted}</p>
        <form method="dialog" noValidate onSubmit={submit} className="calculator-form">
          <FormError id={`${id}-problems`} attempt={attempt}>
            {problems > 0 ? `${countWords[problems]} a look before we can calculate.` : null}
          </FormError>
          {fields}
          <Button type="submit" look="signal" size="large" className="calculator-send">
            {action}
          </Button>
        </form>
      </div>
      <div className="calculator-night">
        <p role="status" className="sr-only">
          {said}
        </p>
        {result}
      </div>
      {working && <div className="calculator-working">{working}</div>}
    </div>
  );
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

interface AmountFieldProps extends FieldProps {
  /** Stands inside the field at its end, such as 'vehicles' or 'USD'. */
  unit: string;
  placeholder?: string;
  /** The phone's keyboard: with a decimal point or without. */
  whole?: boolean;
}

/** A field for an amount: text, so that what was typed stays as it was typed. */
export function AmountField(props: AmountFieldProps) {
  const { id, name, label, unit, placeholder, whole, value, error, onChange } = props;
  return (
    <div className="calculator-field">
      <label htmlFor={id} className="calculator-label">
        {label}
      </label>
      <div className="calculator-input">
        <input
          id={id}
          name={name}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          required
          placeholder={placeholder}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-unit ${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} calculator-control calculator-amount`}
        />
        <span
          id={`${id}-unit`}
          className="calculator-unit calculator-unit-word type-label text-ink-2"
        >
          {unit}
        </span>
      </div>
      <FieldNote id={`${id}-error`} words={error} />
    </div>
  );
}

interface ChoiceFieldProps extends FieldProps {
  /** The empty option that stands first and does not count as an answer. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A field for one of several answers; none is chosen beforehand. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, label, placeholder, options, value, error, onChange } = props;
  const chosen = options.some((option) => option.value === value);
  return (
    <div className="calculator-field">
      <label htmlFor={id} className="calculator-label">
        {label}
      </label>
      <div className="calculator-input">
        <select
          id={id}
          name={name}
          required
          value={chosen ? value : ''}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          className={cx(
            inputClass,
            'calculator-control calculator-choice',
            !chosen && 'calculator-unchosen',
          )}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-5 calculator-unit" />
      </div>
      <FieldNote id={`${id}-error`} words={error} />
    </div>
  );
}

/** What is wrong with one field; the alert above the form and the focus bring the reader there. */
function FieldNote({ id, words }: { id: string; words: string | undefined }) {
  return (
    <p id={id} className="calculator-error type-small" hidden={!words}>
      <Icon name="circle-alert" className="calculator-error-sign" />
      {words}
    </p>
  );
}
