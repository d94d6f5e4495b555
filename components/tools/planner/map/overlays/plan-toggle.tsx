import { useId } from 'react';
import { isOpen, usePlanner } from '../../state/planner';
import { simpleName } from '../../words/simple';

const plans = [
  ['hand', 'Manual'],
  ['optimized', 'Optimized'],
] as const;

/** Which plan the map shows; locked while a run is under way. */
export function PlanToggle() {
  const { state, acts } = usePlanner();
  const name = useId();
  return (
    <fieldset className="planner-map-toggle" disabled={!isOpen(state)}>
      <legend className="sr-only">Plan on the map</legend>
      {plans.map(([plan, words]) => (
        <label key={plan} className="planner-map-plan">
          <input
            type="radio"
            className="planner-map-radio"
            name={name}
            checked={state.shown === plan}
            disabled={plan === 'optimized' && !state.optimized}
            onChange={() => acts.show(plan)}
          />
          <span className="planner-map-plan-name">
            {state.isSimple && plan !== 'optimized' ? simpleName : words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
