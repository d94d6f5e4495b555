import { Clock } from '@/components/ui/clock/clock';
import { PauseControl } from '@/components/ui/pause-control/pause-control';
import { hueClasses } from '@/components/ui/route/hues';
import type { ParcelContent, ReadingsContent } from '@/content/products/types';
import './hero-strip.css';
import { cx } from '@/components/ui/cx';

/** Who reports, and beside it what: instruments, or the stations of a parcel. */
export function HeroStrip({ strip }: { strip: ReadingsContent | ParcelContent }) {
  const { kind, source, name, status } = strip;
  const moves = kind === 'readings' && strip.readings.some(({ before }) => before);
  return (
    <div className="hero-strip">
      <div className="[overflow-wrap:anywhere]">
        <p className="type-label text-ink-2">{source}</p>
        <p className="mt-1 mb-1 type-h4">{name}</p>
        <p className="flex items-center gap-2 text-[.8125rem] text-ink-2">
          <span aria-hidden="true" className="hue-teal size-2 shrink-0 rounded-full bg-(--hue)" />
          <span>{status}</span>
        </p>
        {moves && <PauseControl label="Pause movement" className="clock-pause mt-2" />}
      </div>
      {kind === 'readings' ? (
        <Readings readings={strip.readings} />
      ) : (
        <ol className="hue-madder mt-6 grid gap-6 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
          {strip.stations.map(({ time, title, note }) => (
            <li key={time} className="route-end relative grid content-start gap-1.5">
              <span className="type-label">{time}</span>
              <b className="type-h5">{title}</b>
              <span className="text-[.8125rem] text-ink-2">{note}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Instruments side by side; where they have earlier values, gauge and value go through these. */
const Readings = ({ readings }: Pick<ReadingsContent, 'readings'>) => (
  <Clock>
    <dl className="hero-readings mt-6 grid grid-cols-2 gap-x-4 gap-y-6">
      {readings.map(({ label, value, unit, note, hue, share, before }) => (
        <div key={label} className={`hero-reading grid gap-x-3 ${hueClasses[hue].color}`}>
          <dt className="font-semibold leading-tight">{label}</dt>
          <dd className="hero-reading-value relative grid">
            <Gauge share={share} before={before} />
            {before ? (
              <span className="overflow-clip">
                <span
                  className="hero-reading-reel relative block clock-hand"
                  data-before={before.map((was) => was.value).join('\n')}
                >
                  {value}
                </span>
              </span>
            ) : (
              value
            )}
          </dd>
          <dd className="type-label text-ink-2">{unit}</dd>
          <dd className="text-[.8125rem] text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  </Clock>
);

type Reading = ReadingsContent['readings'][number];

/** The scale runs clockwise from lower left to lower right, three quarters of a circle, in degrees. */
const sweep = 270;

const halfStop = 0.045;

const turnedTo = (share: number) => `rotate(${(135 + sweep * share).toFixed(1)} 50 50)`;

const Arc = ({ from, to, className }: { from: number; to: number; className?: string }) =>
  to > from && (
    <circle
      cx="50"
      cy="50"
      r="42"
      pathLength={360}
      strokeDasharray={`${((to - from) * sweep).toFixed(1)} 360`}
      transform={turnedTo(from)}
      className={className}
    />
  );

/** An instrument: its route runs up to the reading and ends in a stop, and both turn as one. */
function Gauge({ share, before = [] }: Pick<Reading, 'share' | 'before'>) {
  const moves = before.length > 0 && 'gauge-turns clock-hand';
  const behind = Math.max(0, ...before.map((was) => was.share - share));
  const turns = Object.fromEntries(
    before.map((was, i) => [`--turn-${i}`, `${((was.share - share) * sweep).toFixed(1)}deg`]),
  );
  return (
    <span aria-hidden="true" className="gauge" style={turns}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className="gauge-part">
        <Arc from={moves ? 0 : share + halfStop} to={1} className="gauge-rest" />
      </svg>
      <span className={cx('gauge-part', moves && 'gauge-cut')}>
        <svg aria-hidden="true" viewBox="0 0 100 100" className={cx('gauge-part', moves)}>
          <Arc from={-behind} to={share - halfStop} />
        </svg>
      </span>
      <svg aria-hidden="true" viewBox="0 0 100 100" className={cx('gauge-part', moves)}>
        <g transform={turnedTo(share)}>
          <circle cx="92" cy="50" r="6.5" className="gauge-ground" />
          <circle cx="92" cy="50" r="6.5" />
        </g>
      </svg>
    </span>
  );
}
