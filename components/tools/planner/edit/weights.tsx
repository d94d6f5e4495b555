import { type CSSProperties, useId } from 'react';
import type { Rules } from '@/lib/planner/day/day';
import { usePlanner, usePlannerActions } from '../state/planner';

type Shares = Rules['weights'];

const names = { distance: 'Distance', time: 'Time', evenness: 'Evenness' } as const;
const keys = Object.keys(names) as (keyof Shares)[];

/** Weights after one was moved, 100 together: the others share the rest as before, evenly where both were 0. */
export function shareOut(weights: Shares, moved: keyof Shares, value: number): Shares {
  const [first, second] = keys.filter((name) => name !== moved) as [keyof Shares, keyof Shares];
  const rest = 100 - value;
  const before = weights[first] + weights[second];
  const one = before === 0 ? Math.round(rest / 2) : Math.round((rest * weights[first]) / before);
  return { ...weights, [moved]: value, [first]: one, [second]: rest - one };
}

export function Weights() {
  const actions = usePlannerActions();
  const id = useId();
  const { weights } = usePlanner('day').day.rules;
  return (
    <div className="mt-5 grid gap-3.5 rule-t-bold rule-b border-t-ink border-b-line pt-3.5 pb-4">
      <h3 className="font-semibold">What matters</h3>
      {keys.map((name) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1">
          <label htmlFor={`${id}-${name}`} className="text-[.9375rem] leading-[1.4] font-semibold">
            {names[name]}
          </label>
          {/* The slider says it; said by an output as well, it would be heard twice. */}
          <span aria-hidden="true" className="text-[.8125rem] font-medium font-mono">
            {`${weights[name]}%`}
          </span>
          <input
            id={`${id}-${name}`}
            type="range"
            min="0"
            max="100"
            aria-valuetext={`${weights[name]}%`}
            className="planner-slider"
            style={{ '--share': `${weights[name]}%` } as CSSProperties}
            value={weights[name]}
            onChange={({ target }) =>
              actions.changeRules({ weights: shareOut(weights, name, Number(target.value)) })
            }
          />
        </div>
      ))}
      <p className="type-label text-ink-3">Always 100% together. Moving one re-plans at once.</p>
    </div>
  );
}
