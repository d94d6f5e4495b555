import { cx } from '@/components/ui/cx';
import type { ReadingsContent } from '@/content/products/types';
import './gauge.css';

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
export function Gauge({ share, before = [] }: Pick<Reading, 'share' | 'before'>) {
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
