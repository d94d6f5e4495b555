import { useId } from 'react';

interface ChoiceProps<T extends string> {
  name: string;
  value: T;
  choices: Readonly<Record<T, string>>;
  choose: (value: T) => void;
}

/** A choice of two, side by side. */
export function Choice<T extends string>({ name, value, choices, choose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset className="planner-choice">
      <legend className="planner-rule-name planner-choice-name">{name}</legend>
      <span className="planner-choices">
        {(Object.keys(choices) as T[]).map((each) => (
          <label key={each} className="planner-option">
            <input
              type="radio"
              name={id}
              className="planner-radio"
              checked={each === value}
              onChange={() => choose(each)}
            />
            <span className="planner-option-name">{choices[each]}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
