import { usePlannerActions, usePlannerSelector } from '../state/planner';
import { readSpeed } from '../words/fields';
import { speed, speedSign } from '../words/units';
import { Field } from './field';

/** How fast vans drive on plain ground, in the unit that is shown. */
export function Speed({ kilometers }: { kilometers: number }) {
  const unit = usePlannerSelector((state) => state.unit);
  const { setSpeed } = usePlannerActions();
  return (
    // In a line of its own, and no wider than the rest: an error breaks into lines.
    <div className="w-0 min-w-full pb-1">
      <Field
        label={`Average speed, ${speedSign(unit)}`}
        value={speed(kilometers, unit)}
        read={(text) => readSpeed(text, unit)}
        take={setSpeed}
      />
    </div>
  );
}
