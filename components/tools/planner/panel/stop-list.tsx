import { useRef } from 'react';
import { cx } from '@/components/ui/cx';
import type { Thread } from '@/lib/planner/day/plan';
import { editPart } from '../edit/edit-part';
import { type PlannerState, usePlanner } from '../state/planner';
import './stop-list.css';
import { vanEnd, vanSummary } from '../words/list';
import { vanClass } from '../words/van-class';
import { StopRow } from './stop-row';

/** Stops that no thread visits: left over, or not planned yet. */
function unplanned({ day, listed }: PlannerState): readonly number[] {
  const planned = new Set(listed?.threads.flatMap(({ visits }) => visits.map(({ stop }) => stop)));
  return day.stops.map(({ id }) => id).filter((id) => !planned.has(id));
}

function VanStops({ thread }: { thread: Thread }) {
  const { state } = usePlanner();
  const { day, unit } = state;
  const van = day.vans[thread.van];
  const end = vanEnd(thread);
  return (
    <section className={cx('planner-van', vanClass(thread.van))}>
      <h3 className="planner-van-head type-label">
        <span className="planner-tag type-label">{van?.id}</span>
        <span className="planner-van-sum">{vanSummary(thread, van, unit)}</span>
        <span className={end.late ? 'planner-van-end planner-late' : 'planner-van-end'}>
          {end.words}
        </span>
      </h3>
      <ol className="planner-stops">
        {thread.visits.map((visit) => (
          <StopRow key={visit.stop} id={visit.stop} visit={visit} />
        ))}
      </ol>
    </section>
  );
}

/** All stops by the vans that visit them, in the order of their visits: the map's equal twin. */
export function StopList() {
  const { state } = usePlanner();
  const list = useRef<HTMLDivElement>(null);
  const { part } = editPart.usePart();
  const { day, listed, loading } = state;
  const known = new Set(day.stops.map(({ id }) => id));
  if (day.stops.length === 0)
    return loading ? null : <p className="planner-empty-list">A depot and nothing to deliver.</p>;
  const rest = unplanned(state);
  return (
    <div ref={list} className="planner-list">
      <p aria-hidden="true" className="planner-columns type-label">
        <span>No.</span>
        <span>{day.ground.kind === 'town' ? 'Address' : 'Name'}</span>
        <span>Window</span>
        <span className="planner-load">Load</span>
        <span className="planner-eta">ETA</span>
      </p>
      {rest.length > 0 && (
        <section className="planner-van planner-unplanned">
          <h3 className="planner-van-head type-label">
            <span className="planner-van-sum">
              {listed?.leftOver.length ? 'Left over' : 'Not planned yet'}
            </span>
          </h3>
          <ol className="planner-stops">
            {rest.map((id) => (
              <StopRow key={id} id={id} visit={undefined} />
            ))}
          </ol>
        </section>
      )}
      {listed?.threads.map((thread) => (
        <VanStops
          key={thread.van}
          thread={{ ...thread, visits: thread.visits.filter(({ stop }) => known.has(stop)) }}
        />
      ))}
      {part && <part.MovingRows list={list} />}
    </div>
  );
}
