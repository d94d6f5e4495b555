import type { CSSProperties } from 'react';
import type { Thread } from './maps/palette';

/** A vehicle as the lists of the drawn screens show it. */
export interface ThreadListVehicle {
  id: string;
  driver: string;
  thread: Thread;
  eta: string;
  done: number;
  stops: number;
}

interface ThreadListProps {
  vehicles: readonly ThreadListVehicle[];
  stops: number;
}

/** The console's left column: who is out, how far along, and when the next door opens. */
export function ThreadList({ vehicles, stops }: ThreadListProps) {
  return (
    <div className="w-59 shrink-0 rule-r border-line text-[.8125rem] leading-snug max-xxl:w-44 lg:max-xl:hidden">
      <p className="flex min-h-11 items-center justify-between px-4 font-semibold">
        {vehicles.length} threads out <span className="type-label text-ink-2">{stops} stops</span>
      </p>
      {vehicles.map(({ id, driver, thread, eta, done, stops: all }) => (
        <div
          key={id}
          style={{ '--share': `${Math.round((done / all) * 100)}%` } as CSSProperties}
          className={`thread-row thread-${thread} grid h-17.5 grid-cols-[1fr_auto] content-center gap-x-2 gap-y-0.5 rule-t border-line px-4`}
        >
          <span className="thread-id flex items-center gap-2 type-label text-ink">{id}</span>
          <span className="type-label text-ink">{eta}</span>
          <span className="truncate text-ink-3">{driver}</span>
          <span className="type-label text-ink-2">{`${done} / ${all}`}</span>
        </div>
      ))}
    </div>
  );
}
