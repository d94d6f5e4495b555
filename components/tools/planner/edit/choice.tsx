import { useId } from 'react';

interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  choices: Readonly<Record<T, string>>;
  choose: (value: T) => void;
  /** Whether its name is for those alone who cannot see its place. */
  bare?: boolean;
}

/** A choice of two, side by side. */
export function Choice<T extends string>({ name, value, choices, choose, bare }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 [fieldset+&]:rule-t [fieldset+&]:border-line">
      {/* A legend that floats stands in the row, and not on the border. */}
      <legend
        className={bare ? 'sr-only' : 'float-start text-[.9375rem] leading-[1.4] font-semibold'}
      >
        {name}
      </legend>
      <span className="flex rounded-control bg-sunk p-1">
        {(Object.keys(choices) as T[]).map((each) => (
          <label key={each} className="relative cursor-pointer">
            <input
              type="radio"
              name={id}
              className="absolute inset-0 cursor-pointer appearance-none rounded-small outline-offset-[-1px] outline-edge checked:bg-surface checked:outline-[1.5px]"
              checked={each === value}
              onChange={() => choose(each)}
            />
            <span className="pointer-events-none relative grid min-h-10 place-items-center px-3 text-[.875rem] font-medium">
              {choices[each]}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
