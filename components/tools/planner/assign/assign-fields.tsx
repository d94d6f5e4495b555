import type { Stop } from '@/lib/planner/day/day';
import { Select } from '../edit/select';
import { usePlanner, usePlannerActions } from '../state/planner';
import { bestPosition, positionOf } from './positions';

interface CheckProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  check: (on: boolean) => void;
}

function Check({ label, checked, disabled = false, check }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-[.9375rem]">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => check(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** Which van serves a stop and when in its route, and what optimizing may change of that. */
export function AssignFields({ stop }: { stop: Stop }) {
  const { day, town, order } = usePlanner('day', 'town', 'order');
  const actions = usePlannerActions();
  const { id, lockedTo, mustServe = false } = stop;
  const here = positionOf(order, id);
  const own = here && day.vans[here.van]?.id;
  const stops = here ? (order[here.van]?.length ?? 0) : 0;
  return (
    <>
      <Select
        label="Van"
        options={[
          ...(here ? [] : [['', 'Not assigned'] as const]),
          ...day.vans.map((van, i) => [`${i}`, van.id] as const),
        ]}
        value={`${here?.van ?? ''}`}
        choose={(value) => {
          const van = Number(value);
          actions.assignStop(id, van, bestPosition(day, town, order, id, van));
        }}
      />
      {here && (
        <Select
          label="Position"
          options={Array.from({ length: stops }, (_, at) => [`${at}`, `${at + 1} of ${stops}`])}
          value={`${here.at}`}
          choose={(at) => actions.assignStop(id, here.van, Number(at))}
        />
      )}
      <p className="col-span-full type-label text-ink-3">
        In the list, drag the dots, or press Alt with ↑ or ↓.
      </p>
      <div className="col-span-full flex flex-wrap gap-x-6">
        <Check
          label={lockedTo && lockedTo !== own ? `Keep on ${lockedTo}` : 'Keep on this van'}
          checked={lockedTo !== undefined}
          disabled={!here && lockedTo === undefined}
          check={(on) => actions.changeStop(id, { lockedTo: on ? own : undefined })}
        />
        <Check
          label="Must be served"
          checked={mustServe}
          check={(on) => actions.changeStop(id, { mustServe: on })}
        />
      </div>
    </>
  );
}
