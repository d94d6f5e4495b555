import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { usualSpeed } from '@/lib/planner/day/day';
import { Field } from '../../edit/field';
import { useLocked, usePlanner, usePlannerActions } from '../../state/planner';
import { readSpeed } from '../../words/fields';
import { speed, speedSign } from '../../words/units';

/** On plain ground: where north is, and the factor of straight lines and the speed, which can be changed. */
export function PlainNotice() {
  const actions = usePlannerActions();
  const { ground } = usePlanner('day').day;
  const locked = useLocked();
  const [isChanging, setChanging] = useState(false);
  const field = useId();
  if (ground.kind !== 'plain') return null;
  return (
    <div className="type-label planner-map-chip pointer-events-auto flex-wrap bg-paper">
      <Icon name="compass" className="size-4" />
      <span>
        {!isChanging && <span>North is up. </span>}
        <label htmlFor={isChanging ? field : undefined}>Road factor</label>{' '}
        <span>{ground.roadFactor.toFixed(1)}</span>
      </span>
      {isChanging && (
        <input
          id={field}
          className="h-[24px] w-[112px]"
          type="range"
          min={1}
          max={2}
          step={0.1}
          value={ground.roadFactor}
          disabled={locked}
          onChange={({ target }) => actions.setRoadFactor(Number(target.value))}
        />
      )}
      {/* A finger has more room than the line of text. */}
      <button
        type="button"
        className="-my-(--space-4) border-s border-line py-(--space-8) ps-(--space-12) font-semibold underline underline-offset-3"
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
      >
        {isChanging ? 'Done' : 'Change'}
      </button>
      {isChanging && !locked && <Speed kilometers={ground.speed ?? usualSpeed} />}
    </div>
  );
}

/** How fast vans drive on plain ground, in the unit that is shown. */
function Speed({ kilometers }: { kilometers: number }) {
  const { unit } = usePlanner('unit');
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
