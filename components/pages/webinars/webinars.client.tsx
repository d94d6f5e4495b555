'use client';

import { sortedByTime, type WebinarRow } from '@/lib/webinars/webinar-row';
import { useMinute } from './use-minute';
import { WebinarAhead } from './webinar-ahead';
import { WebinarBehind } from './webinar-behind';
import './webinars.css';

interface WebinarsProps {
  rows: readonly WebinarRow[];
  words: { readonly ahead: string; readonly behind: string; readonly none: string };
}

/**
 * Webinars as stops of one line: open ones are still to come, filled ones are over. What passes between
 * two builds moves from one list to the other by the visitor's clock.
 */
export function Webinars({ rows, words }: WebinarsProps) {
  const { ahead, behind } = sortedByTime(rows, useMinute());
  // All of them passed since the build.
  const passed = ahead.length === 0 && rows.some((row) => row.ahead);
  return (
    <>
      {(ahead.length > 0 || passed) && (
        <section aria-labelledby="webinars-ahead" className="webinars frame">
          <h2 id="webinars-ahead" className="webinars-title rule-t-bold border-ink type-h5">
            {words.ahead}
          </h2>
          {passed && <p className="webinars-none type-lead text-ink-2">{words.none}</p>}
          <ol className="webinars-list">
            {ahead.map((row) => (
              <WebinarAhead key={row.id} {...row} />
            ))}
          </ol>
        </section>
      )}
      {behind.length > 0 && (
        <section aria-labelledby="webinars-behind" className="webinars webinars-over frame">
          <h2 id="webinars-behind" className="webinars-title rule-t-bold border-ink type-h5">
            {words.behind}
          </h2>
          <ol className="webinars-list">
            {behind.map((row) => (
              <WebinarBehind key={row.id} {...row} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
