import { useId } from 'react';
import { usePlanner } from '../state/planner';
import { type Weights as Shares, shareOut } from '../state/weights';

const names = { distance: 'Distance', time: 'Time', evenness: 'Evenness' } as const;

/** What matters: three shares that make 100 together. Moving one re-plans. */
export function Weights() {
  const { state, acts } = usePlanner();
  const id = useId();
  const { weights } = state.day.rules;
  return (
    <div className="planner-weights">
      <h3 className="planner-fleet-name">What matters</h3>
      {(Object.keys(names) as (keyof Shares)[]).map((name) => (
        <div key={name} className="planner-weight">
          <label htmlFor={`${id}-${name}`} className="planner-rule-name">
            {names[name]}
          </label>
          {/* The slider says it; said by an output as well, it would be heard twice. */}
          <span aria-hidden="true" className="planner-weight-share">
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
              acts.changeRules({ weights: shareOut(weights, name, Number(target.value)) })
            }
          />
        </div>
      ))}
      <p className="planner-move-hint type-label">
        Always 100% together. Moving one re-plans at once.
      </p>
    </div>
  );
}
