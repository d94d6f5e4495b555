import { type CSSProperties, memo, useDeferredValue, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import type { Stop } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { editPart } from '../edit/edit-part';
import { hasDay, type PlannerActs, type PlannerState, usePlanner } from '../state/planner';
import './stop-list.css';
import { vanEnd, vanSummary } from '../words/list';
import { vanClass } from '../words/van-class';
import { SimpleNote } from './simple-note';
import { StopRow } from './stop-row';

interface TimetableProps extends Pick<PlannerState, 'day' | 'listed' | 'open' | 'chosen' | 'unit'> {
  acts: PlannerActs;
}

/** The vans and their stops. It stays as it is while a run tells of itself several times a second. */
const Timetable = memo(function Timetable(props: TimetableProps) {
  const { day, listed, open, chosen, unit, acts } = props;
  const rest = new Map(day.stops.map((stop) => [stop.id, stop]));
  const row = (stop: Stop, visit?: Route['visits'][number]) => (
    <StopRow
      key={stop.id}
      stop={stop}
      visit={visit}
      open={open === stop.id}
      chosen={chosen === stop.id}
      acts={acts}
    />
  );
  const vans = listed?.routes.map((route) => {
    const van = day.vans[route.van];
    const end = vanEnd(route);
    const rows = route.visits.map((visit) => {
      const stop = rest.get(visit.stop);
      rest.delete(visit.stop);
      return stop && row(stop, visit);
    });
    return (
      <section
        key={route.van}
        className={cx('planner-van', vanClass(route.van))}
        style={{ '--stops': rows.length } as CSSProperties}
      >
        <h3 className="planner-van-head type-label">
          <span translate="no" className="planner-tag type-label">
            {van?.id}
          </span>
          <span className="planner-van-sum">{vanSummary(route, van, unit)}</span>
          {/* The heading is heard as one sentence. */}
          <span className="sr-only self-start"> boxes, </span>
          <span className={end.late ? 'planner-van-end planner-late' : 'planner-van-end'}>
            {end.words}
          </span>
        </h3>
        <ol className="planner-stops">{rows}</ol>
      </section>
    );
  });
  const leftOver = Boolean(listed?.leftOver.length);
  return (
    <>
      {rest.size > 0 && (
        <section className={cx('planner-van planner-unplanned', !leftOver && 'planner-not-yet')}>
          <h3 className="planner-van-head type-label">
            <span className="planner-van-sum">{leftOver ? 'Left over' : 'Not planned yet'}</span>
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
  const { state: now, acts } = usePlanner();
  // Rows come a moment after run controls and map, in slices: two hundred at once would hold up the page.
  const state = useDeferredValue(now);
  const list = useRef<HTMLDivElement>(null);
  const { part } = editPart.usePart();
  const { day, listed, open, chosen, unit } = state;
  if (!hasDay(state)) return null;
  if (day.stops.length === 0)
    return <p className="planner-empty-list">A depot and nothing to deliver.</p>;
  return (
    <div ref={list} className="planner-list">
      <SimpleNote />
      <p aria-hidden="true" className="planner-columns type-label">
        <span>No.</span>
        <span>{day.ground.kind === 'town' ? 'Address' : 'Name'}</span>
        <span>Window</span>
        <span className="planner-load">Load</span>
        <span className="planner-eta">ETA</span>
      </p>
      <Timetable {...{ day, listed, open, chosen, unit, acts }} />
      {part && <part.MovingRows list={list} state={state} />}
    </div>
  );
}
