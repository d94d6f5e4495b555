'use client';

import { fieldState } from '@/components/ui/field/field-state';
import { FormField } from '@/components/ui/field/form-field.client';
import { Icon } from '@/components/ui/icon/icon';
import './calculator-field.css';

export interface Amount {
  unit: string;
  placeholder?: string;
  /** The phone's keyboard: with a decimal point or without. */
  whole?: boolean;
}

export interface Choice {
  /** The empty option that stands first and does not count as an answer. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

interface CalculatorFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  kind: Amount | Choice;
}

/** An amount, as text, so that what was typed stays as it was typed; or one of several answers. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { id, name, label, value, error, onChange, kind } = props;
  const control = { ...fieldState(id, error), name, required: true };
  return (
    <FormField id={id} label={label} error={error} className="mt-6">
      {'options' in kind ? (
        <div className="form-choice">
          <select
            {...control}
            value={kind.options.some((option) => option.value === value) ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{kind.placeholder}</option>
            {kind.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      ) : (
        <div className="relative">
          <input
            {...control}
            type="text"
            inputMode={kind.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={kind.placeholder}
            value={value}
            aria-describedby={`${id}-unit ${control['aria-describedby'] ?? ''}`}
            onChange={(event) => onChange(event.target.value)}
            className={`${control.className} calculator-amount`}
          />
          <span id={`${id}-unit`} className="calculator-unit type-label text-ink-2">
            {kind.unit}
          </span>
        </div>
      )}
    </FormField>
  );
}
