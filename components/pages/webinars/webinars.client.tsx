'use client';

import { useSyncExternalStore } from 'react';
import { cx } from '@/components/ui/cx';
import { Stops } from '@/components/ui/route/stops';
import type { WebinarRow } from '@/lib/content/publications/webinars';
import { sortedByTime } from '@/lib/webinars/times';
import './webinars.css';
import { PictureImage } from '@/components/picture/picture-image';
import { Portrait } from '@/components/picture/portrait';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';

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

/** A webinar: to come, with its picture and where to register, or over, with its recording. */
function Webinar({ row, over }: { row: WebinarRow; over: boolean }) {
  const { id, title, description, tags, hue, sample, register, recording } = row;
  // To another site, which it names: a draft may have no address yet.
  const linkOut = (href: string, verb: string, className: string) => (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 self-start">
      <a href={href} target="_blank" rel="noopener" className={className}>
        <span>{verb}</span> <span className="sr-only">{title}</span>
        <Icon name="arrow-up-right" className="size-4.5" />
      </a>
      <span className="type-label text-ink-3">{`opens ${URL.canParse(href) ? new URL(href).hostname : 'no address yet'}`}</span>
    </p>
  );
  return (
    <li id={id} className={`webinar grid gap-x-12 gap-y-4 ps-8 pb-10 hue-${hue}`}>
      <p>
        <time dateTime={row.start}>
          <span className="block type-h4">{row.day}</span>{' '}
          <span className="mt-1.5 block type-label">{row.hour}</span>
        </time>{' '}
        <span className="mt-1.5 block type-label text-ink-3">{row.length}</span>
      </p>
      <div className="webinar-body grid gap-x-12 gap-y-4 [overflow-wrap:anywhere]">
        <div className="flex min-w-0 flex-col items-start gap-3">
          <h3 className={over ? 'type-h4' : 'type-h3'}>{title}</h3>
          <p className={over ? 'type-small text-ink-2' : 'text-ink-2'}>{description}</p>
          <ul aria-label="Speakers" className="flex flex-wrap gap-x-6 gap-y-3">
            {row.speakers.map(({ name, isPerson, role, photo }) => (
              <li key={name} className="flex items-center gap-3">
                {isPerson && <Portrait name={name} photo={photo} hue={hue} />}
                <span className="font-semibold">
                  <span>{name}</span>
                  {role && <span className="block type-small font-normal text-ink-3">{role}</span>}
                </span>
              </li>
            ))}
          </ul>
          {!over && tags.length > 0 && <p className="type-label text-ink-3">{tags.join(', ')}</p>}
          {sample && <SampleMark>Sample webinar</SampleMark>}
          {!over &&
            linkOut(register, 'Register', 'button button-ink min-h-12 rounded-control px-5')}
        </div>
        {!over && (
          <PictureImage
            picture={row.picture}
            alt={row.pictureAlt}
            className={`webinar-picture w-full rounded-card object-cover bg-${hue}-deep`}
          />
        )}
        {over && recording && linkOut(recording, 'Watch the recording', 'text-link')}
        {over && !recording && <p className="type-small text-ink-3">Not recorded</p>}
      </div>
    </li>
  );
}
