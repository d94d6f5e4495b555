'use client';

import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { inputClass } from '@/components/ui/field/input';
import { Icon } from '@/components/ui/icon/icon';
import './calculator-field.css';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Label, control and what is wrong; the alert above the form and the focus bring the reader there. */
function Field({ id, label, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="mt-6">
      <label htmlFor={id} className="text-[.9375rem] font-semibold">
        {label}
      </label>
      <div className="relative mt-2">{children}</div>
      <p
        id={`${id}-error`}
        className="mt-2 flex gap-2 type-small font-medium text-error"
        hidden={!error}
      >
        <Icon name="circle-alert" className="mt-0.5 size-4.5" />
        <span>{error}</span>
      </p>
    </div>
  );
}

export interface Amount {
  unit: string;
  placeholder?: string;
  /** The phone's keyboard: with a decimal point or without. */
  whole?: boolean;
}

/** A field for an amount: text, so that what was typed stays as it was typed. */
export function AmountField(props: FieldProps & Amount) {
  const { id, name, unit, placeholder, whole, value, error, onChange } = props;
  return (
    <Field {...props}>
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
    </Field>
  );
}

export interface Choice {
  /** The empty option that stands first and does not count as an answer. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A field for one of several answers; none is chosen beforehand. */
export function ChoiceField(props: FieldProps & Choice) {
  const { id, name, placeholder, options, value, error, onChange } = props;
  const chosen = options.some((option) => option.value === value);
  return (
    <Field {...props}>
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
    </Field>
  );
}
