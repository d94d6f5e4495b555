import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Van } from '@/lib/planner/day/day';
import { clockSpan } from '@/lib/planner/time';
import { usePlanner } from '../state/planner';
import { readBoxes, readShift, readSkills } from '../words/fields';
import { boxes } from '../words/units';
import { vanClass } from '../words/van-class';
import { ReadField } from './details/read-field';
import { VanName } from './details/van-name';
import { DraftField } from './draft-field';

/** A van: its load as a bar, its shift, and behind a button what it takes and can. */
export function VanRow({ van, index }: { van: Van; index: number }) {
  const { state, acts } = usePlanner();
  const [open, setOpen] = useState(false);
  const load = state.listed?.routes.find((route) => route.van === index)?.load ?? 0;
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_8rem_auto] items-center gap-x-3 gap-y-2 rule-b border-line py-1.5 max-md:grid-cols-[auto_minmax(0,1fr)_7.5rem_auto] max-md:gap-x-2',
        vanClass(index),
      )}
    >
      <span translate="no" className="planner-tag type-label max-w-24 truncate">
        {van.id}
      </span>
      <span className="grid min-w-0 gap-1">
        <meter
          aria-hidden="true"
          className="planner-load-bar"
          value={Math.min(load, van.capacity)}
          max={Math.max(1, van.capacity)}
        />
        <span
          className={cx(
            'type-label max-md:tracking-[-.04em]',
            load > van.capacity && 'planner-late',
          )}
        >
          {`${load} of ${boxes(van.capacity)}`}
        </span>
      </span>
      <DraftField
        bare
        label={`Shift of ${van.id}`}
        value={clockSpan(van.shift)}
        centered
        check={(text) => {
          const result = readShift(text);
          return 'error' in result ? result.error : undefined;
        }}
        commit={(text) => {
          const result = readShift(text);
          if ('value' in result) acts.changeVan(index, { shift: result.value });
        }}
      />
      <button
        type="button"
        aria-label={`Change ${van.id}`}
        aria-expanded={open}
        className={cx('planner-step border-line', open && 'rotate-180')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron-down" />
      </button>
      {open && (
        <div className="col-span-full grid grid-cols-2 gap-3 pt-1 pb-3">
          <VanName van={van} index={index} />
          <DraftField
            numeric
            label="Capacity, boxes"
            value={`${van.capacity}`}
            check={(text) => {
              const result = readBoxes(text, 'Capacity');
              return 'error' in result ? result.error : undefined;
            }}
            commit={(text) => acts.changeVan(index, { capacity: Number(text) })}
          />
          <ReadField
            label="Skills, with commas"
            value={van.skills.join(', ')}
            read={readSkills}
            take={(skills) => acts.changeVan(index, { skills })}
          />
          <button
            type="button"
            disabled={state.day.vans.length < 2}
            className="planner-form-button planner-delete button col-span-full justify-self-start button-outline"
            onClick={() => {
              // The next van takes this row.
              setOpen(false);
              acts.removeVan(index);
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
