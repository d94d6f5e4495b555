'use client';

import { fieldState } from '@/components/ui/field/field-state';
import { FormField } from '@/components/ui/field/form-field.client';
import { Icon } from '@/components/ui/icon/icon';
import { type AmountProblem, readingsOf } from '@/lib/calculator/parse-amount';
import './calculator-field.css';

interface Amount {
  unit: string;
  placeholder?: string;
  /** The phone's keyboard: with a decimal point or without. */
  whole?: boolean;
}

interface Choice {
  /** The empty option that stands first and does not count as an answer. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

/** A question, with what to do about a refused answer. */
export type Field = (Amount | Choice) & {
  label: string;
  words: Partial<Record<AmountProblem, string>>;
};

interface CalculatorFieldProps {
  field: Field;
  id: string;
  name: string;
  value: string;
  problem: AmountProblem | undefined;
  onChange: (value: string) => void;
}

/** An amount, as text, so that what was typed stays as it was typed; or one of several answers. */
export function CalculatorField(props: CalculatorFieldProps) {
  const { field, id, name, value, problem, onChange } = props;
  const readings = readingsOf(value, 'whole' in field && field.whole);
  const error =
    problem === 'ambiguous'
      ? `Did you mean ${readings.join(' or ')}?`
      : problem && field.words[problem];
  const control = { ...fieldState(id, error), name, required: true };
  return (
    <FormField id={id} label={field.label} error={error} className="mt-6">
      {'options' in field ? (
        <div className="form-choice">
          <select
            {...control}
            value={field.options.some((option) => option.value === value) ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{field.placeholder}</option>
            {field.options.map((option) => (
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
            inputMode={field.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={field.placeholder}
            value={value}
            aria-describedby={`${id}-unit ${control['aria-describedby'] ?? ''}`}
            onChange={(event) => onChange(event.target.value)}
            className={`${control.className} calculator-amount`}
          />
          <span
            id={`${id}-unit`}
            className="calculator-unit absolute pointer-events-none [translate:0_-50%] type-label text-ink-2"
          >
            {field.unit}
          </span>
        </div>
      )}
    </FormField>
  );
}
