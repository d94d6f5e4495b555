import { useId } from 'react';
import { isOpen, usePlannerActions, usePlannerSelector } from '../../state/planner';
import { simpleName } from '../../words/simple';

const plans = [
  ['manual', 'Manual'],
  ['optimized', 'Optimized'],
] as const;

/** Which plan the map shows; locked while a run is under way. */
export function PlanToggle() {
  const actions = usePlannerActions();
  const shown = usePlannerSelector((state) => state.shown);
  const disabled = !usePlannerSelector(isOpen);
  const isOptimized = usePlannerSelector((state) => state.optimized !== undefined);
  const isSimple = usePlannerSelector((state) => state.isSimple);
  const name = useId();
  return (
    <fieldset className="planner-map-toggle" disabled={disabled}>
      <legend className="sr-only">Plan on the map</legend>
      {plans.map(([plan, words]) => (
        <label key={plan} className="planner-map-plan">
          <input
            type="radio"
            className="planner-map-radio"
            name={name}
            checked={shown === plan}
            disabled={plan === 'optimized' && !isOptimized}
            onChange={() => actions.show(plan)}
          />
          <span className="planner-map-plan-name">
            {isSimple && plan === 'manual' ? simpleName : words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
