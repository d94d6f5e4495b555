import { memo, useEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { centerOf, type Stop } from '@/lib/planner/day/day';
import type { Visit } from '@/lib/planner/day/plan';
import { clock, clockSpan, type Unit } from '@/lib/planner/time';
import { editPart } from '../edit/edit-part';
import { usePlannerActions } from '../state/planner';
import { centerShort } from '../words/centers';
import { rowName, waitOf } from '../words/list';
import { boxes } from '../words/units';
import { PartAwaited } from './part-awaited';

/** Says how keys move a row to those who cannot see its handle. */
export const rowHint = 'planner-row-hint';

interface StopRowProps {
  stop: Stop;
  /** Undefined where no van comes, and until the plan is there. */
  visit: Visit | undefined;
  open: boolean;
  chosen: boolean;
  unit: Unit;
}

/** A stop of the list. Pressed, it opens and shows what can be changed. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const { stop, visit, open, chosen, unit } = props;
  const actions = usePlannerActions();
  const { id } = stop;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!open && !chosen) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    // Where it is higher than the list, its head is what has to show.
    row.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [open, chosen]);
  const late = visit !== undefined && visit.late > 0;
  const center = centerOf(stop.place);
  return (
    <li
      ref={row}
      data-stop={id}
      className={cx(
        'planner-row relative border-line not-first:rule-t',
        chosen && 'planner-row-chosen',
        open && 'planner-row-open',
      )}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-describedby={rowHint}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className={cx('planner-stop', open && 'font-semibold')}
        onClick={() => actions.openRow(open ? undefined : id)}
        onFocus={() => actions.choose(id)}
      >
        {/* In one breath, since the columns differ with the width. */}
        <span className="sr-only">{rowName(stop, visit, unit)}</span>
        <span aria-hidden="true" className={cx('planner-disc', !visit && 'planner-disc-left')}>
          {id}
        </span>
        <span
          aria-hidden="true"
          translate="no"
          className="planner-name pe-2 md:@max-[72.75rem]:pe-1"
        >
          {stop.lockedTo && <Icon name="lock" className="me-1 inline size-3.5 align-[-.125em]" />}
          {center && (
            <span className="me-1.5 rounded-chip bg-sunk px-1.5 type-label">
              {centerShort(center)}
            </span>
          )}
          <span>{stop.name}</span>
        </span>
        <span
          aria-hidden="true"
          className="type-label tracking-[-.04em] text-ink-2 @max-[46rem]:col-start-2 @max-[46rem]:row-start-2"
        >
          <span>{stop.window ? clockSpan(stop.window, unit) : 'any time'}</span>
          <span className="hidden @max-[46rem]:inline">{`, ${boxes(stop.load)}`}</span>
        </span>
        <span
          aria-hidden="true"
          className="type-label text-end whitespace-nowrap @max-[46rem]:hidden md:@max-[72.75rem]:hidden"
        >
          {stop.load}
        </span>
        <span
          aria-hidden="true"
          className={cx(
            'type-label text-end tracking-[-.04em] @max-[46rem]:[grid-area:1/3/span_2]',
            late && 'text-error',
            open && '@max-[46rem]:hidden',
          )}
        >
          <span>{`${late ? 'late ' : ''}${visit ? clock(visit.start, unit) : '–'}`}</span>
          {visit?.wait ? <span className="block font-normal">{waitOf(visit)}</span> : null}
        </span>
        {open && (
          <Icon
            name="chevron-up"
            className="hidden size-5 @max-[46rem]:block @max-[46rem]:[grid-area:1/3/span_2]"
          />
        )}
      </button>
      {/* Keys and the form do the same. */}
      <span aria-hidden="true" className="planner-grip" />
      {open && <OpenStop stop={stop} />}
    </li>
  );
});

function OpenStop({ stop }: { stop: Stop }) {
  const { part } = editPart.usePart();
  return part ? <part.StopForm stop={stop} /> : <PartAwaited of={editPart} />;
}
