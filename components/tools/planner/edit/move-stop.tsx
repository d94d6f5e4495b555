import type { KeyboardEvent } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Stop } from '@/lib/planner/day/day';
import { commandOf } from '@/lib/planner/map/keys';
import { type Direction, stepFrom } from '@/lib/planner/map/steps';
import type { Unit } from '@/lib/planner/time';
import { usePlanner, usePlannerActions } from '../state/planner';
import { PlaceField } from './place-field';

/** Where each key stands in three columns, and how its arrow is turned. */
const ways: readonly (readonly [Direction, string])[] = [
  ['up', 'col-start-2'],
  ['left', 'col-start-1 row-start-2 -rotate-90'],
  ['down', 'row-start-2 rotate-180'],
  ['right', 'row-start-2 rotate-90'],
];

/** How far a stop on plain ground goes. */
const steps = {
  miles: 'Arrow keys move it about 80 ft, Shift 800 ft.',
  kilometers: 'Arrow keys move it 25 m, Shift 250 m.',
} as const satisfies Readonly<Record<Unit, string>>;

export function MoveStop({ stop }: { stop: Stop }) {
  const actions = usePlannerActions();
  const { town, unit } = usePlanner('town', 'unit');
  const go = (way: Direction, far: boolean) =>
    actions.moveStop(stop.id, stepFrom(stop.place, way, far, town));
  const press = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command?.kind !== 'arrow') return;
    event.preventDefault();
    go(command.direction, command.far);
  };
  return (
    <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 max-md:grid-cols-1">
      <PlaceField
        label={town ? 'Move to the address' : 'Move to latitude, longitude'}
        place={stop.place}
        move={(place) => actions.moveStop(stop.id, place)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are those of the buttons inside. */}
      <div className="grid grid-cols-[repeat(3,44px)] gap-1" onKeyDown={press}>
        {ways.map(([way, place]) => (
          <button
            key={way}
            type="button"
            aria-label={`Move stop ${stop.id} ${way}`}
            className={cx(
              'grid size-11 place-items-center rounded-small rule-bold border-edge hover:bg-sunk',
              place,
            )}
            onClick={({ shiftKey }) => go(way, shiftKey)}
          >
            <Icon name="chevron-up" />
          </button>
        ))}
      </div>
      <p className="col-span-full type-label text-ink-3">
        {town ? 'Arrow keys move it one street corner, Shift four.' : steps[unit]}
      </p>
    </div>
  );
}
