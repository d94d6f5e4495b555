const rows = [0, 1, 2, 3, 4] as const;

/** Shares of the width at which signal marks lift a row's heddle. */
const lifts = (row: number): readonly number[] => (row % 2 === 0 ? [0.33, 0.67] : [0.5]);

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
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={size} height={height} rx={size * 0.18} fill="var(--color-ink)" />
      {rows.map((row) => (
        <path
          key={row}
          d={`M${inset} ${gap * (row + 1)}H${size - inset}`}
          stroke="var(--color-paper)"
          strokeWidth={size * 0.05}
          strokeLinecap="round"
        />
      ))}
      {rows.flatMap((row) =>
        lifts(row).map((share) => (
          <rect
            key={`${row}-${share}`}
            x={size * share - size * 0.045}
            y={gap * (row + 1) - gap * 0.36}
            width={size * 0.09}
            height={gap * 0.72}
            rx={size * 0.02}
            fill="var(--color-signal)"
          />
        )),
      )}
    </g>
  );
}
