import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import './gauge.css';

interface GaugeProps {
  /** How far the needle stands, 0 to 1. */
  share: number;
  /** Where it stood before: at 13:48, 13:56, 14:04 and 14:12. */
  before?: readonly number[] | undefined;
}

const radius = 42;
/** The scale runs clockwise from lower left to lower right, three quarters of a circle. */
const sweep = 270;

/** Half of the stop at the reading, as a share of the scale. */
const stop = 0.045;

const at = (share: number): string => {
  const angle = ((135 + sweep * share) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
};

const arc = (from: number, to: number): string =>
  to > from
    ? `M${at(from)}A${radius} ${radius} 0 ${(to - from) * sweep > 180 ? 1 : 0} 1 ${at(to)}`
    : '';

/**
 * The scale of an instrument, its thread run up to the reading and ending in a stop. Thread and stop
 * turn as one; what of the thread turns out below the scale is cut off there.
 */
export function Gauge({ share, before = [] }: GaugeProps) {
  const [x, y] = at(share).split(' ');
  const moves = before.length > 0 && 'gauge-turns clock-hand';
  const behind = Math.max(0, ...before.map((was) => was - share));
  const turns = Object.fromEntries(
    before.map((was, i) => [`--turn-${i}`, `${((was - share) * sweep).toFixed(1)}deg`]),
  );
  return (
    <span aria-hidden="true" className="gauge" style={turns as CSSProperties}>
      <svg aria-hidden="true" viewBox="0 0 100 100" className="gauge-part">
        <path d={arc(moves ? 0 : share + stop, 1)} className="gauge-rest" />
      </svg>
      <span className={cx('gauge-part', moves && 'gauge-cut')}>
        <svg aria-hidden="true" viewBox="0 0 100 100" className={cx('gauge-part', moves)}>
          <path d={arc(-behind, share - stop)} />
        </svg>
      </span>
      <svg aria-hidden="true" viewBox="0 0 100 100" className={cx('gauge-part', moves)}>
        <circle cx={x} cy={y} r="6.5" className="gauge-ground" />
        <circle cx={x} cy={y} r="6.5" />
      </svg>
    </span>
  );
}
