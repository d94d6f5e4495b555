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
    <div className="w-59 shrink-0 border-r border-line text-[.8125rem] leading-snug max-xl:w-44">
      <p className="flex min-h-11 items-center justify-between px-4 font-semibold">
        {vehicles.length} threads out <span className="type-label text-ink-2">{stops} stops</span>
      </p>
      {vehicles.map(({ id, driver, thread, eta, done, stops: all }, i) => (
        <div
          key={id}
          style={
            {
              '--thread': `var(--color-${thread})`,
              '--share': `${Math.round((done / all) * 100)}%`,
            } as CSSProperties
          }
          className={`grid h-17.5 grid-cols-[1fr_auto] content-center gap-x-2 gap-y-0.5 border-t border-line px-4 ${i === 0 ? 'bg-cobalt-tint/40 shadow-[inset_3px_0_var(--color-cobalt)]' : ''}`}
        >
          <span className="flex items-center gap-2 type-label text-ink before:size-2 before:rounded-full before:bg-(--thread)">
            {id}
          </span>
          <span className="type-label text-ink">{eta}</span>
          <span className="truncate text-ink-3">{driver}</span>
          <span className="type-label text-ink-2">{`${done} / ${all}`}</span>
          <i className="col-span-2 mt-1.5 h-[3px] rounded-full bg-[linear-gradient(90deg,var(--thread)_var(--share),var(--color-line)_0)]" />
        </div>
      ))}
    </div>
  );
}
