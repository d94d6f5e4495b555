import { useId } from 'react';
import type { Rules as DayRules } from '@/lib/planner/day/day';
import { clock } from '@/lib/planner/time';
import { usePlanner, usePlannerActions } from '../state/planner';
import { Choice } from './choice';
import { Weights } from './weights';

const switches = [
  { rule: 'disjoint', name: 'Keep routes apart', words: 'No two vans on one street' },
  { rule: 'windows', name: 'Time windows', words: 'Late minutes count as penalties' },
  { rule: 'balance', name: 'Balance loads', words: 'Hours and boxes shared out' },
] as const satisfies readonly { rule: keyof DayRules; name: string; words: string }[];

/** What the planner is told to mind, where routes end, and what distances and times are told in. */
export function Rules() {
  const id = useId();
  const actions = usePlannerActions();
  const { day, unit } = usePlanner('day', 'unit');
  const { rules, ground } = day;
  return (
    <>
      {switches.map(({ rule, name, words }) => (
        <div
          key={rule}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rule-b border-line py-2.5"
        >
          <span id={`${id}-${rule}`} className="text-[.9375rem] leading-[1.4] font-semibold">
            {name}
          </span>
          <span
            id={`${id}-${rule}-words`}
            className="row-start-2 text-[.875rem] leading-[1.4] text-ink-2"
          >
            {rule === 'disjoint' && ground.kind === 'plain' ? 'No two lines that cross' : words}
          </span>
          <button
            type="button"
            role="switch"
            aria-checked={rules[rule]}
            aria-labelledby={`${id}-${rule}`}
            aria-describedby={`${id}-${rule}-words`}
            className="planner-switch relative col-start-2 row-span-2 row-start-1"
            onClick={() => actions.changeRules({ [rule]: !rules[rule] })}
          />
        </div>
      ))}
      <Weights />
      <Choice
        name="A route ends"
        value={rules.returns ? 'depot' : 'stop'}
        choices={{ stop: 'at its last stop', depot: 'at the depot' }}
        choose={(end) => actions.changeRules({ returns: end === 'depot' })}
      />
      <Choice
        name="Units"
        value={unit}
        choices={{
          miles: `miles, ${clock(848, 'miles')}`,
          kilometers: `kilometers, ${clock(848, 'kilometers')}`,
        }}
        choose={actions.setUnit}
      />
    </>
  );
}
