import type { HeroPlan } from '@/lib/picture/map-plan';

const rows = [1, 2, 3, 4, 5] as const;

/** Shares of the width at which signal marks lift a row's heddle. */
const lifts = (row: number): readonly number[] => (row % 2 === 1 ? [0.33, 0.67] : [0.5]);

/** The depot as a loom: five heddle lines with signal marks, one row for each thread. */
export function Loom({ depot: { x, y, width: size, height } }: Pick<HeroPlan, 'depot'>) {
  const gap = height / 6;
  const inset = size * 0.16;
  // The corners are round by the stroke of 0.02 on each side.
  const [w, h] = [size * 0.05, gap * 0.72 - size * 0.04];
  const marks = rows.flatMap((row) =>
    lifts(row).map((share) => `M${size * share - w / 2} ${gap * row - h / 2}h${w}v${h}h${-w}z`),
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={size} height={height} rx={size * 0.18} fill="var(--color-ink)" />
      <path
        d={rows.map((row) => `M${inset} ${gap * row}H${size - inset}`).join('')}
        stroke="var(--color-paper)"
        strokeWidth={size * 0.05}
        strokeLinecap="round"
      />
      <path
        d={marks.join('')}
        fill="var(--color-signal)"
        stroke="var(--color-signal)"
        strokeWidth={size * 0.04}
      />
    </g>
  );
}
