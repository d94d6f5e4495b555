import { type KeyboardEvent, useId } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Stop } from '@/lib/planner/day/day';
import { usePlanner } from '../state/planner';
import { placeFrom, stepFrom, type Way, wayOfKey } from '../words/places';
import type { Unit } from '../words/units';
import { DraftField } from './draft-field';
import { addressesBeside } from './offered-addresses';

const ways: readonly Way[] = ['up', 'left', 'down', 'right'];

/** How far a stop on plain ground goes. */
const steps = {
  miles: 'Arrow keys move it about 80 ft, Shift 800 ft.',
  kilometers: 'Arrow keys move it 25 m, Shift 250 m.',
} as const satisfies Readonly<Record<Unit, string>>;

/** Moves a stop: to an address, or step by step with arrow keys and buttons. */
export function MoveStop({ stop }: { stop: Stop }) {
  const { state, acts } = usePlanner();
  const list = useId();
  const { town, unit } = state;
  const go = (way: Way, far: boolean) =>
    acts.moveStop(stop.id, stepFrom(stop.place, way, far, town));
  const press = (event: KeyboardEvent) => {
    const way = wayOfKey(event.key);
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(way, event.shiftKey);
  };
  return (
    <div className="planner-move">
      <DraftField
        label={town ? 'Move to the address' : 'Move to latitude, longitude'}
        value={stop.place.kind === 'corner' ? stop.name : placeText(stop)}
        list={list}
        check={(text) => {
          const told = placeFrom(text, town);
          return 'error' in told ? told.error : undefined;
        }}
        commit={(text) => {
          const told = placeFrom(text, town);
          if ('value' in told) acts.moveStop(stop.id, told.value);
        }}
      />
      <datalist id={list}>
        {addressesBeside(town, stop.name).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are those of the buttons inside. */}
      <div className="planner-move-keys" onKeyDown={press}>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            aria-label={`Move stop ${stop.id} ${way}`}
            className={cx('planner-key', `planner-key-${way}`)}
            onClick={({ shiftKey }) => go(way, shiftKey)}
          >
            <Icon name="chevron-up" />
          </button>
        ))}
      </div>
      <p className="planner-move-hint type-label">
        {town ? 'Arrow keys move it one street corner, Shift four.' : steps[unit]}
      </p>
    </div>
  );
}

const placeText = ({ place }: Stop): string =>
  place.kind === 'ground' ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}` : '';
