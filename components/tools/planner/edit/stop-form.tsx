import { Icon } from '@/components/ui/icon/icon';
import type { Stop } from '@/lib/planner/day/day';
import type { Visit } from '@/lib/planner/day/plan';
import { clock } from '@/lib/planner/time';
import { AssignFields } from '../assign/assign-fields';
import { usePlannerActions, usePlannerSelector } from '../state/planner';
import { type Read, readBoxes, readMinutes, readWindow, windowEnd } from '../words/fields';
import { waitOf } from '../words/list';
import { UseAsDepot } from './details/depot';
import { ReadField } from './details/read-field';
import { StopDetails } from './details/stop-details';
import { MoveStop } from './move-stop';

/** When the van comes, waits, serves and leaves. */
const timesOf = (visit: Visit): string =>
  [
    `Arrival ${clock(visit.arrival)}`,
    waitOf(visit),
    `service start ${clock(visit.start)}`,
    `service end ${clock(visit.leaves)}`,
  ].join(', ');

/** What can be changed of a stop: its window, load, van, names and notes, where it lies, and that it exists. */
export function StopForm({ stop: listed }: { stop: Stop }) {
  const actions = usePlannerActions();
  // The list follows a moment later: an end of the window must not be read beside one that was changed.
  const stop =
    usePlannerSelector(({ day }) => day.stops.find((each) => each.id === listed.id)) ?? listed;
  const { id } = stop;
  // Kept there, since a moved stop may come into the list of another van.
  const moving = usePlannerSelector((state) => state.moving);
  const visit = usePlannerSelector(({ listed }) =>
    listed?.routes.flatMap((route) => route.visits).find((each) => each.stop === id),
  );
  const field = <T,>(
    label: string,
    value: string,
    read: (text: string) => Read<T>,
    take: (value: T) => void,
  ) => <ReadField label={label} keep={`${id} ${label}`} value={value} read={read} take={take} />;
  const setWindow = (window: Stop['window']) => actions.changeStop(id, { window });
  return (
    <div className="grid grid-cols-2 gap-3 ps-10 pt-2 pb-5">
      {visit && <p className="col-span-full type-label">{timesOf(visit)}</p>}
      {field('From', windowEnd(stop, 0), (text) => readWindow(text, 'from', stop), setWindow)}
      {field('To', windowEnd(stop, 1), (text) => readWindow(text, 'to', stop), setWindow)}
      {field(
        'Load, boxes',
        `${stop.load}`,
        (text) => readBoxes(text, 'Load'),
        (load) => actions.changeStop(id, { load }),
      )}
      {field('Minutes at the door', `${stop.minutes}`, readMinutes, (minutes) =>
        actions.changeStop(id, { minutes }),
      )}
      <AssignFields stop={stop} />
      <StopDetails stop={stop} />
      <p className="col-span-full flex flex-wrap gap-3">
        <button
          type="button"
          aria-expanded={moving}
          className="planner-form-button button button-outline"
          onClick={() => actions.setMoving(!moving)}
        >
          <Icon name="move" />
          Move
        </button>
        <UseAsDepot stop={stop} />
        <button
          type="button"
          className="planner-form-button planner-delete button button-outline"
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
