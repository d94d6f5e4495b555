'use client';

import { useSyncExternalStore } from 'react';
import { cx } from '@/components/ui/cx';
import { Stops } from '@/components/ui/route/stops';
import type { WebinarRow } from '@/lib/content/publications/webinars';
import { sortedByTime } from '@/lib/webinars/times';
import { Webinar } from './webinar';
import './webinars.css';

const minute = 60_000;

const everyMinute = (announce: () => void) => {
  const timer = setInterval(announce, minute / 2);
  return () => clearInterval(timer);
};

/** The visitor's clock in milliseconds, by the minute. */
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

interface WebinarsProps {
  rows: readonly WebinarRow[];
  words: { readonly ahead: string; readonly behind: string; readonly none: string };
}

/** Webinars as stops of one line: open ones are to come, by the visitor's clock, filled ones are over. */
export function Webinars({ rows, words }: WebinarsProps) {
  const now = useSyncExternalStore<number | undefined>(everyMinute, thisMinute, () => undefined);
  const { ahead, behind } = sortedByTime(rows, now);
  // All of them passed since the build.
  const passed = ahead.length === 0 && rows.some((row) => row.ahead);
  const list = (id: 'ahead' | 'behind', some: readonly WebinarRow[]) => (
    <section aria-labelledby={`webinars-${id}`}>
      <h2 id={`webinars-${id}`} className="rule-t-bold border-ink pt-4 pb-6 type-h5">
        {words[id]}
      </h2>
      {id === 'ahead' && passed && <p className="pb-10 type-lead text-ink-2">{words.none}</p>}
      <Stops as="ol" joined className={cx('webinars-list', id === 'behind' && 'webinars-over')}>
        {some.map((row) => (
          <Webinar key={row.id} row={row} over={id === 'behind'} />
        ))}
      </Stops>
    </section>
  );
  return (
    <div className="frame pb-10">
      {(ahead.length > 0 || passed) && list('ahead', ahead)}
      {behind.length > 0 && list('behind', behind)}
    </div>
  );
}
