import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { cx } from '@/components/ui/cx';
import './draft-field.css';

export interface DraftFieldProps {
  label: string;
  /** What the day says, as text. */
  value: string;
  /** What is wrong with a text; undefined where it can be taken over. */
  check: (text: string) => string | undefined;
  /** Takes over a text that is right. */
  commit: (text: string) => void;
  /** Whether the label is for those alone who cannot see the place of the field. */
  bare?: boolean;
  numeric?: boolean;
  /** Whether a telephone number is typed. */
  phone?: boolean;
  /** How many lines a longer text has at first; in it Enter begins a new one. */
  lines?: number;
  list?: string;
  centered?: boolean;
  /** Name under which what is being typed is kept, where a field may be made anew meanwhile. */
  keep?: string;
}

/** Texts under way in fields that are made anew while somebody types, as when a stop's van changes. */
const kept = new Map<string, string>();

/**
 * A field whose text is taken over when it is left, or with Enter. What cannot be taken over stays as
 * typed, with the reason beside it; Escape brings back what the day says.
 */
export function DraftField(props: DraftFieldProps) {
  const { label, value, check, commit, keep = '', bare, numeric, phone, lines } = props;
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
  const take = () => {
    if (draft === undefined || draft === value) return reset();
    const wrong = check(draft);
    kept.delete(keep);
    setError(wrong);
    if (wrong === undefined) commit(draft);
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
    onBlur: take,
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Enter' && !lines) take();
      if (key === 'Escape') reset();
    },
  };
  return (
    <div className="grid min-w-0 content-start gap-2">
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-[.875rem] text-ink-2'}>
        {label}
      </label>
      {lines ? (
        <textarea {...field} rows={lines} className="planner-input py-2.5" />
      ) : (
        <input
          {...field}
          type={phone ? 'tel' : 'text'}
          inputMode={numeric ? 'numeric' : undefined}
          list={list}
          className={cx('planner-input', centered && 'text-center')}
        />
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="planner-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
