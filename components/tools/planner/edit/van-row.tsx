import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Van } from '@/lib/planner/day/day';
import { clockSpan } from '@/lib/planner/time';
import { vanHues, vanTag } from '../panel/van-hues';
import { usePlanner, usePlannerActions, usePlannerSelector } from '../state/planner';
import * as read from '../words/fields';
import { boxes } from '../words/units';
import { buttonClass, deleteClass, partFields } from './field';
import { VanLinks } from './van-links';

/** A van: its load as a bar, its shift, and behind a button what it takes and can. */
export function VanRow({ van, index }: { van: Van; index: number }) {
  const actions = usePlannerActions();
  const load = usePlannerSelector(
    ({ listed }) => listed?.routes.find((route) => route.van === index)?.load ?? 0,
  );
  const { vans } = usePlanner('day').day;
  const { unit } = usePlanner('unit');
  const [open, setOpen] = useState(false);
  const field = partFields<Van>((part) => actions.changeVan(index, part));
  return (
    <li
      className="grid grid-cols-[auto_minmax(0,1fr)_10.75rem_auto] items-center gap-x-3 gap-y-2 rule-b border-line py-1.5 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-2"
      style={vanHues(index)}
    >
      <span className="grid justify-items-center gap-1">
        <span translate="no" className={cx(vanTag, 'max-w-24 truncate')}>
          {van.id}
        </span>
        {van.locked && !open && <Icon name="lock" className="size-3.5" />}
      </span>
      <span className="grid min-w-0 gap-1">
        <span aria-hidden="true" className="h-2 overflow-clip rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-(--hue)"
            style={{ width: `${Math.min(100, (100 * load) / Math.max(1, van.capacity))}%` }}
          />
        </span>
        <span
          className={cx('type-label max-md:tracking-[-.04em]', load > van.capacity && 'text-error')}
        >
          {`${load} of ${boxes(van.capacity)}`}
        </span>
      </span>
      {/* With AM and PM it has no room beside the load on a phone. */}
      <div className="max-md:col-[2/-1] max-md:row-start-2">
        {field(
          'shift',
          `Shift of ${van.id}`,
          clockSpan(van.shift, unit),
          (text) => read.readShift(text, unit),
          { bare: true, centered: true },
        )}
      </div>
      <button
        type="button"
        aria-label={`Change ${van.id}`}
        aria-expanded={open}
        className={cx(
          'grid size-10 place-items-center rounded-small rule-bold border-line hover:bg-sunk pointer-coarse:size-11',
          open && 'rotate-180',
        )}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron-down" />
      </button>
      {open && (
        <div className="col-span-full grid grid-cols-2 gap-3 pt-1 pb-3">
          {field('id', 'Name', van.id, (text) => read.readVanId(text, vans, index), { wide: true })}
          {field(
            'capacity',
            'Capacity, boxes',
            `${van.capacity}`,
            (text) => read.readBoxes(text, 'Capacity'),
            { numeric: true },
          )}
          {field('skills', 'Skills, with commas', van.skills.join(', '), read.readSkills)}
          {field('mostStops', 'Most stops', `${van.mostStops ?? ''}`, read.readMostStops, {
            numeric: true,
          })}
          <button
            type="button"
            aria-pressed={van.locked ?? false}
            className={`${buttonClass} self-end justify-self-start button-outline aria-pressed:bg-sunk`}
            onClick={() => actions.changeVan(index, { locked: !van.locked })}
          >
            <Icon name="lock" />
            <span>Lock route</span>
            <span className="sr-only">{` of ${van.id}`}</span>
          </button>
          <VanLinks id={van.id} index={index} />
          <button
            type="button"
            disabled={vans.length < 2}
            className={`${buttonClass} ${deleteClass} col-span-full justify-self-start`}
            onClick={() => {
              // The next van takes this row.
              setOpen(false);
              actions.removeVan(index);
            }}
          >
            <Icon name="trash-2" />
            <span>{`Take ${van.id} off the road`}</span>
          </button>
        </div>
      )}
    </li>
  );
}
