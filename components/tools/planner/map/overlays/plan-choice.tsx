import { useId } from 'react';
import type { PlannerState } from '../../state/planner';

type Shown = PlannerState['shown'];

interface PlanChoiceProps {
  plans: readonly (readonly [plan: Shown, words: string, isThere?: boolean])[];
  shown: Shown;
  show: (plan: Shown) => void;
  disabled: boolean;
  className: string;
  /** Of each choice, and of its words, which show the ring of the button over them. */
  choice: string;
  words: string;
}

/** Which plan a map shows. */
export function PlanChoice({ plans, shown, show, disabled, className, ...of }: PlanChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className={className}>
      <legend className="sr-only">Plan on the map</legend>
      {plans.map(([plan, words, isThere = true]) => (
        <label key={plan} className={`relative ${of.choice}`}>
          <input
            type="radio"
            className="peer absolute inset-0 appearance-none outline-none"
            name={name}
            checked={shown === plan}
            disabled={!isThere}
            onChange={() => show(plan)}
          />
          <span className={of.words}>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
