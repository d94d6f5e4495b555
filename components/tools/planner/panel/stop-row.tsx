import { memo, useEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Stop } from '@/lib/planner/day/day';
import type { Visit } from '@/lib/planner/day/plan';
import './stop-row.css';
import { clock, clockSpan } from '@/lib/planner/time';
import { editPart } from '../edit/edit-part';
import { usePlannerActions } from '../state/planner';
import { rowName, waitOf } from '../words/list';
import { boxes } from '../words/units';
import { PartAwaited } from './part-awaited';

interface StopRowProps {
  stop: Stop;
  /** Undefined where no van comes. */
  visit: Visit | undefined;
  open: boolean;
  chosen: boolean;
}

/** A stop of the list. Pressed, it opens and shows what can be changed. */
export const StopRow = memo(function StopRow({ stop, visit, open, chosen }: StopRowProps) {
  const actions = usePlannerActions();
  const { id } = stop;
  const { part } = editPart.usePart();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!open && !chosen) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    // Where it is higher than the list, its head is what has to show.
    row.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [open, chosen]);
  const late = visit !== undefined && visit.late > 0;
  return (
    <li
      ref={row}
      data-stop={id}
      className={cx('planner-row', chosen && 'planner-row-chosen', open && 'planner-row-open')}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-describedby={part?.rowHint}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        className={cx('planner-stop', open && 'planner-stop-open')}
        onClick={() => actions.openRow(open ? undefined : id)}
        onFocus={() => actions.choose(id)}
      >
        {/* In one breath, since the columns differ with the width. */}
        <span className="sr-only">{rowName(stop, visit)}</span>
        <span aria-hidden="true" className={cx('planner-disc', !visit && 'planner-disc-left')}>
          {id}
        </span>
        <span aria-hidden="true" translate="no" className="planner-name">
          {stop.lockedTo && <Icon name="lock" className="me-1 inline size-3.5 align-[-.125em]" />}
          <span>{stop.name}</span>
        </span>
        <span aria-hidden="true" className="planner-window type-label">
          <span>{stop.window ? clockSpan(stop.window) : 'any time'}</span>
          <span className="planner-boxes">{`, ${boxes(stop.load)}`}</span>
        </span>
        <span aria-hidden="true" className="planner-load type-label">
          {stop.load}
        </span>
        <span
          aria-hidden="true"
          className={cx('planner-eta planner-time type-label', late && 'planner-late')}
        >
          <span>{`${late ? 'late ' : ''}${visit ? clock(visit.start) : '–'}`}</span>
          {visit?.wait ? <span className="block font-normal">{waitOf(visit)}</span> : null}
        </span>
        <Icon name="chevron-up" className="planner-fold size-5" />
      </button>
      {/* Keys and the form do the same. */}
      {part && <span aria-hidden="true" className="planner-grip" />}
      {open && (part ? <part.StopForm stop={stop} /> : <PartAwaited of={editPart} />)}
    </li>
  );
});
