import { Icon } from '@/components/ui/icon/icon';
import type { Stop } from '@/lib/planner/day/day';
import type { Visit } from '@/lib/planner/day/plan';
import { clock, type Unit } from '@/lib/planner/time';
import { AssignFields } from '../assign/assign-fields';
import { usePlanner, usePlannerActions, usePlannerSelector } from '../state/planner';
import * as read from '../words/fields';
import { waitOf } from '../words/list';
import { buttonClass, deleteClass, partFields } from './field';
import { MoveStop } from './move-stop';

const timesOf = (visit: Visit, unit: Unit): string =>
  [
    `Arrival ${clock(visit.arrival, unit)}`,
    waitOf(visit),
    `service start ${clock(visit.start, unit)}`,
    `service end ${clock(visit.leaves, unit)}`,
  ].join(', ');

/** What can be changed of a stop: its window, load, van, names and notes, where it lies, and that it exists. */
export function StopForm({ stop: listed }: { stop: Stop }) {
  const actions = usePlannerActions();
  // The list follows a moment later: an end of the window must not be read beside one that was changed.
  const { day, moving, unit } = usePlanner('day', 'moving', 'unit');
  const stop = day.stops.find((each) => each.id === listed.id) ?? listed;
  const { id } = stop;
  const visit = usePlannerSelector(({ listed }) =>
    listed?.routes.flatMap((route) => route.visits).find((each) => each.stop === id),
  );
  const isDepot = JSON.stringify(day.depot.place) === JSON.stringify(stop.place);
  const field = partFields<Stop>((part) => actions.changeStop(id, part), id);
  const { skill = '', phone = '', note = '' } = stop;
  return (
    <div className="grid grid-cols-2 gap-3 ps-10 pt-2 pb-5">
      {visit && <p className="col-span-full type-label">{timesOf(visit, unit)}</p>}
      {field('window', 'From', read.windowEnd(stop, 0, unit), (text) =>
        read.readWindow(text, 'from', stop, unit),
      )}
      {field('window', 'To', read.windowEnd(stop, 1, unit), (text) =>
        read.readWindow(text, 'to', stop, unit),
      )}
      {field('load', 'Load, boxes', `${stop.load}`, (text) => read.readBoxes(text, 'Load'))}
      {field('minutes', 'Minutes at the door', `${stop.minutes}`, read.readMinutes)}
      <AssignFields stop={stop} />
      {field('name', 'Name', stop.name, read.readName, { wide: true })}
      {field('skill', 'Skills, with commas', skill, read.readNeeds)}
      {field('phone', 'Phone', phone, read.readPhone, { phone: true })}
      {field('note', 'Note for the driver', note, read.readNote, { wide: true, lines: 2 })}
      <p className="col-span-full flex flex-wrap gap-3">
        <button
          type="button"
          aria-expanded={moving}
          className={`${buttonClass} button-outline`}
          onClick={() => actions.setMoving(!moving)}
        >
          <Icon name="move" />
          Move
        </button>
        <button
          type="button"
          disabled={isDepot}
          className={`${buttonClass} button-outline`}
          onClick={() => actions.changeDepot({ place: stop.place })}
        >
          <Icon name="warehouse" />
          Use as depot
        </button>
        <button
          type="button"
          className={`${buttonClass} ${deleteClass}`}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            const next = row?.nextElementSibling ?? row?.previousElementSibling;
            // Who goes through the list goes on there.
            next?.querySelector('button')?.focus();
            actions.deleteStop(id);
          }}
        >
          <Icon name="trash-2" />
          Delete
        </button>
      </p>
      {moving && <MoveStop stop={stop} />}
    </div>
  );
}
