import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { cx } from '@/components/ui/cx';
import type { Read } from '../words/fields';

/** The utilities of a field, of what is wrong with it, and of a button in a form. */
export const inputClass =
  'min-h-11 w-full rounded-control rule-bold border-edge bg-field px-3 font-mono text-[.875rem] leading-[normal] font-medium text-ink aria-invalid:border-error-rule';
export const errorClass =
  'text-[.8125rem] leading-[1.35] font-medium text-balance wrap-anywhere text-error';
export const buttonClass = 'button min-h-11 rounded-control px-4 text-[.9375rem]';
export const deleteClass =
  'planner-delete button-outline border-line text-error disabled:border-transparent disabled:text-on-disabled';

interface FieldProps<T> {
  label: string;
  value: string;
  /** Understands a text, or tells what is wrong with it. */
  read: (text: string) => Read<T>;
  /** Takes over what was understood. */
  take: (value: T) => void;
  /** Whether the label is for those alone who cannot see the place of the field. */
  bare?: boolean;
  numeric?: boolean;
  phone?: boolean;
  /** How many lines a longer text has at first; in it Enter begins a new one. */
  lines?: number;
  list?: string;
  centered?: boolean;
  wide?: boolean;
  /** Name under which what is being typed is kept, where a field may be made anew meanwhile. */
  keep?: string;
}

/** Makes fields of the parts of something, such as a stop or a van. */
export const partFields =
  <Whole,>(take: (part: Partial<Whole>) => void, keep?: number) =>
  <Part extends keyof Whole>(
    part: Part,
    label: string,
    value: string,
    read: (text: string) => Read<Whole[Part]>,
    more: Pick<
      FieldProps<unknown>,
      'bare' | 'numeric' | 'phone' | 'lines' | 'centered' | 'wide'
    > = {},
  ) => (
    <Field
      {...{ ...more, label, value, read }}
      {...(keep !== undefined && { keep: `${keep} ${label}` })}
      take={(taken) => take({ [part]: taken } as unknown as Partial<Whole>)}
    />
  );

/** Texts under way in fields that are made anew while somebody types, as when a stop's van changes. */
const kept = new Map<string, string>();

/** A text that is taken over when it is left, or with Enter. What cannot be stays, with why; Escape brings back the value. */
export function Field<T>(props: FieldProps<T>) {
  const { label, value, read, take, keep = '', bare, numeric, phone, lines, wide } = props;
  const { centered, list } = props;
  const id = useId();
  const [draft, setText] = useState(kept.get(keep));
  const [error, setError] = useState<string>();
  const [of, setOf] = useState(value);
  const setDraft = (text: string | undefined) => {
    setText(text);
    if (keep && text !== undefined) kept.set(keep, text);
    else kept.delete(keep);
  };
  // The day changed elsewhere, as by a step back: a draft that was right is no more.
  if (of !== value) {
    setOf(value);
    if (error === undefined) setText(undefined);
  }
  const leave = () => {
    if (draft === undefined || draft === value) return reset();
    const result = read(draft);
    kept.delete(keep);
    setError('error' in result ? result.error : undefined);
    if ('value' in result) take(result.value);
  };
  const reset = () => {
    setDraft(undefined);
    setError(undefined);
  };
  const field = {
    id,
    autoComplete: 'off',
    value: draft ?? value,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && `${id}-error`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft(target.value),
    onBlur: leave,
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Enter' && !lines) leave();
      if (key === 'Escape') reset();
    },
  };
  return (
    <div className={cx('grid min-w-0 content-start gap-2', wide && 'col-span-full')}>
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-[.875rem] text-ink-2'}>
        {label}
      </label>
      {lines ? (
        <textarea {...field} rows={lines} className={cx(inputClass, 'py-2.5')} />
      ) : (
        <input
          {...field}
          type={phone ? 'tel' : 'text'}
          inputMode={numeric ? 'numeric' : undefined}
          list={list}
          className={cx(inputClass, centered && 'text-center')}
        />
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={errorClass}>
          {error}
        </p>
      )}
    </div>
  );
}
