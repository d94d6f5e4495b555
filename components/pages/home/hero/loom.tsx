import type { HeroPlan } from '@/lib/picture/map-plan';

const rows = [1, 2, 3, 4, 5] as const;

/** Shares of the width at which signal marks lift a row's heddle. */
const lifts = (row: number): readonly number[] => (row % 2 === 1 ? [0.33, 0.67] : [0.5]);

/** The depot as a loom: five heddle lines with signal marks, one row for each thread. */
export function Loom({ depot }: Pick<HeroPlan, 'depot'>) {
  const across = (share: number) => Number((depot.width * share).toFixed(2));
  const down = (row: number) => Number(((depot.height / 6) * row).toFixed(2));
  const line = (row: number) => `M${across(0.16)} ${down(row)}H${across(0.84)}`;
  // The stroke makes a mark wider by 0.04 of the width and rounds its corners.
  const height = Number((down(0.72) - across(0.04)).toFixed(2));
  const mark = (row: number, share: number) =>
    `M${across(share - 0.025)} ${(down(row - 0.36) + across(0.02)).toFixed(2)}h${across(0.05)}v${height}h${across(-0.05)}z`;
  return (
    <g transform={`translate(${depot.x} ${depot.y})`}>
      <rect width={depot.width} height={depot.height} rx={across(0.18)} fill="var(--color-ink)" />
      <path
        d={rows.map(line).join('')}
        stroke="var(--color-paper)"
        strokeWidth={across(0.05)}
        strokeLinecap="round"
      />
      <path
        d={rows.flatMap((row) => lifts(row).map((share) => mark(row, share))).join('')}
        fill="var(--color-signal)"
        stroke="var(--color-signal)"
        strokeWidth={across(0.04)}
      />
    </g>
  );
}
