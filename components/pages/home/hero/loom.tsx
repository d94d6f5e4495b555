const rows = [0, 1, 2, 3, 4] as const;

/** Shares of the width at which signal marks lift a row's heddle. */
const lifts = (row: number): readonly number[] => (row % 2 === 0 ? [0.33, 0.67] : [0.5]);

/** Path of a box with round corners around a middle. */
function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const start = `M${x - w / 2} ${y - height / 2}`;
  return `${start}h${w}${turn(radius, radius)}v${h}${turn(-radius, radius)}h${-w}${turn(-radius, -radius)}v${-h}z`;
}

/** The depot as a loom: five heddle lines with signal marks, one row for each thread. */
export function Loom({
  x,
  y,
  size,
  height = size,
}: {
  x: number;
  y: number;
  size: number;
  height?: number;
}) {
  const gap = height / 6;
  const inset = size * 0.16;
  const marks = rows.flatMap((row) =>
    lifts(row).map((share) =>
      roundedBox(size * share, gap * (row + 1), size * 0.09, gap * 0.72, size * 0.02),
    ),
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={size} height={height} rx={size * 0.18} fill="var(--color-ink)" />
      <path
        d={rows.map((row) => `M${inset} ${gap * (row + 1)}H${size - inset}`).join('')}
        stroke="var(--color-paper)"
        strokeWidth={size * 0.05}
        strokeLinecap="round"
      />
      <path d={marks.join('')} fill="var(--color-signal)" />
    </g>
  );
}
