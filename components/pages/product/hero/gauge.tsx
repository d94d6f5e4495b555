import './gauge.css';

interface GaugeProps {
  /** How far the needle stands, 0 to 1. */
  share: number;
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

/** The scale of an instrument, its thread run up to the reading and ending in a stop. */
export function Gauge({ share }: GaugeProps) {
  const [x, y] = at(share).split(' ');
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="gauge">
      <path d={arc(share + stop, 1)} className="gauge-rest" />
      <path d={arc(0, share - stop)} />
      <circle cx={x} cy={y} r="6.5" />
    </svg>
  );
}
