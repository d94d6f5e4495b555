import { type CSSProperties, memo, useDeferredValue, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import type { Sequences, Stop } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { vanStyle } from '@/lib/planner/map/van-style';
import { editPart } from '../edit/edit-part';
import {
  hasDay,
  type PlannerState,
  useLocked,
  usePlanner,
  usePlannerSelector,
} from '../state/planner';
import './stop-list.css';
import { rowHint, StopRow } from './stop-row';
import { VanHead } from './van-head';
import { vanHues } from './van-hues';

interface TimetableProps extends Pick<PlannerState, 'day' | 'listed' | 'open' | 'chosen' | 'unit'> {
  /** The stops of each van while there is no plan. */
  asked: Sequences | undefined;
}

/** A van's part, with room for the ring of a focused row, which ends where what can be seen ends. */
const vanClass = 'planner-van -mx-2 px-2 pt-2';

/** For stops that nobody left over: the plan has yet to come. */
const awaited = '[--planner-left-text:var(--color-ink-2)] [--planner-left:var(--color-ink-3)]';

/** The vans and their stops. It renders for another state of these alone, not for each that it waits for. */
const Timetable = memo(function Timetable(props: TimetableProps) {
  const { day, listed, asked, open, chosen, unit } = props;
  const rest = new Map(day.stops.map((stop) => [stop.id, stop]));
  const row = (stop: Stop, visit?: Route['visits'][number]) => (
    <StopRow
      key={stop.id}
      stop={stop}
      visit={visit}
      open={open === stop.id}
      chosen={chosen === stop.id}
      unit={unit}
    />
  );
  const leftOver = Boolean(listed?.leftOver.length);
  // Vans that do not drive stand between the others: a stop can be moved to them.
  const vans = day.vans.map((van, index) => {
    const route = listed?.routes.find((each) => each.van === index);
    const rows = (route?.visits.map(({ stop }) => stop) ?? asked?.[index] ?? []).map((id, at) => {
      const stop = rest.get(id);
      rest.delete(id);
      return stop && row(stop, route?.visits[at]);
    });
    return (
      <section
        // Another day's are new, since the browser lays out all of those that were in view.
        key={`${day.title} ${van.id}`}
        className={cx(vanClass, vanStyle(index).dashed && 'planner-dashed', !listed && awaited)}
        data-van={index}
        style={{ ...vanHues(index), '--stops': rows.length } as CSSProperties}
      >
        <VanHead van={van} route={route} plan={listed} unit={unit} />
        {rows.length > 0 && <ol className="planner-stops">{rows}</ol>}
      </section>
    );
  });
  return (
    <>
      {rest.size > 0 && (
        <section className={cx(vanClass, 'planner-unplanned', !leftOver && awaited)}>
          <h3 className="planner-van-head flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-1 type-label">
            <span className="text-ink-2">{leftOver ? 'Left over' : 'Not planned yet'}</span>
          </h3>
          <ol className="planner-stops">{[...rest.values()].map((stop) => row(stop))}</ol>
        </section>
      )}
      {vans}
    </>
  );
});

/** All stops by the vans that visit them, in the order of their visits: the map's equal twin. */
export function StopList() {
  const shown = usePlanner('day', 'listed', 'open', 'chosen', 'unit');
  // Rows come a moment after run controls and map, in slices: two hundred at once would hold up the page.
  const { day, listed, open, chosen, unit } = useDeferredValue(shown);
  const asked = useDeferredValue(
    usePlannerSelector((state) => (state.listed ? undefined : state.order)),
  );
  const running = useDeferredValue(useLocked());
  const list = useRef<HTMLDivElement>(null);
  const { part } = editPart.usePart();
  if (!hasDay({ day })) return null;
  if (day.stops.length === 0)
    return (
      <p className="my-5 rounded-large border-[1.5px] border-dashed border-edge p-5 text-ink-2">
        A depot and nothing to deliver.
      </p>
    );
  return (
    // Two columns of vans where there is room for them and none for a wide row.
    <div
      ref={list}
      className="grid-cols-2 items-start gap-x-5 md:@min-[46rem]:@max-[72.75rem]:grid"
    >
      {part && <part.ListNotes />}
      <p id={rowHint} hidden>
        Alt with the up or down arrow moves it earlier or later.
      </p>
      <p
        aria-hidden="true"
        className="planner-columns sticky top-0 z-2 grid min-h-[30px] items-center rule-b-bold border-ink bg-paper type-label text-ink-2 @max-[46rem]:hidden md:@max-[72.75rem]:hidden"
      >
        <span>No.</span>
        <span>{day.ground.kind === 'town' ? 'Address' : 'Name'}</span>
        <span>Window</span>
        <span className="text-end whitespace-nowrap">Load</span>
        <span className="text-end whitespace-nowrap">ETA</span>
      </p>
      <Timetable {...{ day, listed, asked, open, chosen, unit }} />
      {part && <part.MovingRows {...{ list, day, listed, running }} />}
      {part && <part.ListMoves list={list} listed={listed} />}
    </div>
  );
}
