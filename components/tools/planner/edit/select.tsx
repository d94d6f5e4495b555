import { useId } from 'react';
import { inputClass } from './field';

interface SelectProps {
  label: string;
  /** Values with what is shown for them. */
  options: readonly (readonly [value: string, words: string])[];
  value: string;
  choose: (value: string) => void;
  /** Called before it can be opened. */
  open?: () => void;
}

export function Select({ label, options, value, choose, open }: SelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-2">
      <label htmlFor={id} className="text-[.875rem] text-ink-2">
        {label}
      </label>
      <select
        id={id}
        className={inputClass}
        value={value}
        onFocus={open}
        onPointerDown={open}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
