import { Icon } from '@/components/ui/icon/icon';
import type { Stop } from '@/lib/planner/day/day';
import { usePlannerActions, usePlannerSelector } from '../../state/planner';
import { readName } from '../../words/fields';
import { PlaceField } from './place-field';
import { ReadField } from './read-field';

/** What the depot is called, and where it lies. */
export function Depot() {
  const { name, place } = usePlannerSelector((state) => state.day.depot);
  const { moveDepot, renameDepot } = usePlannerActions();
  return (
    <div className="mt-5 grid gap-3 rule-t-bold border-ink pt-3.5 pb-5">
      <h3 className="font-semibold">Depot</h3>
      <ReadField label="Name of the depot" value={name} read={readName} take={renameDepot} />
      <PlaceField
        label={
          place.kind === 'corner'
            ? 'Move the depot to the address'
            : 'Move the depot to latitude, longitude'
        }
        place={place}
        move={moveDepot}
      />
    </div>
  );
}

/** Moves the depot to where a stop lies; the stop stays. */
export function UseAsDepot({ stop }: { stop: Stop }) {
  const depot = usePlannerSelector((state) => state.day.depot);
  const { moveDepot } = usePlannerActions();
  const isThere = JSON.stringify(depot.place) === JSON.stringify(stop.place);
  return (
    <button
      type="button"
      disabled={isThere}
      className="planner-form-button button button-outline"
      onClick={() => moveDepot(stop.place)}
    >
      <Icon name="warehouse" />
      Use as depot
    </button>
  );
}
