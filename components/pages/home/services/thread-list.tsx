import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import type { Thread } from '@/components/ui/thread/thread';
import './thread-list.css';

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
    <div className="thread-list shrink-0 text-[.8125rem] leading-snug">
      <p className="flex min-h-11 items-center justify-between px-4 font-semibold">
        {vehicles.length} threads out <span className="type-label text-ink-2">{stops} stops</span>
      </p>
      {vehicles.map(({ id, driver, thread, eta, done, stops: all }, i) => (
        <div
          key={id}
          style={{ '--share': `${Math.round((done / all) * 100)}%` } as CSSProperties}
          className={cx(
            'thread-row',
            i === 0 && 'thread-row-first',
            `thread-${thread} rule-t border-line px-4`,
          )}
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
