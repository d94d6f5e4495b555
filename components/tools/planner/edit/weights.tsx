import { useId } from 'react';
import { usePlannerActions, usePlannerSelector } from '../state/planner';
import { type Weights as Shares, shareOut } from '../state/weights';

const names = { distance: 'Distance', time: 'Time', evenness: 'Evenness' } as const;

/** What matters: three shares that make 100 together. Moving one re-plans. */
export function Weights() {
  const actions = usePlannerActions();
  const id = useId();
  const weights = usePlannerSelector(({ day }) => day.rules.weights);
  return (
    <div className="mt-5 grid gap-3.5 rule-t-bold rule-b border-t-ink border-b-line pt-3.5 pb-4">
      <h3 className="font-semibold">What matters</h3>
      {(Object.keys(names) as (keyof Shares)[]).map((name) => (
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
            style={{ '--share': `${weights[name]}%` } as React.CSSProperties}
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
