import { type Hue, hueClasses } from '@/components/ui/route/hues';
import { networkLines } from '@/lib/help/network-lines';

interface NetworkLinesPictureProps {
  trunk: Hue;
  rows: readonly Hue[];
}

const lineClass = (hue: Hue) =>
  `stroke-(--hue) stroke-8 [vector-effect:non-scaling-stroke] ${hueClasses[hue].color}`;

/** The lines from the first stop through the planner to the rows, for windows where these lie side by side. */
export function NetworkLinesPicture({ trunk, rows }: NetworkLinesPictureProps) {
  const { width, height, planner, paths } = networkLines(rows.length);
  return (
    <svg
      aria-hidden="true"
      className="absolute w-[32%] overflow-visible @max-[43rem]:hidden"
      height={`${height / 16}rem`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
      >
        <path d={`M0 ${planner.y}H${planner.x}`} className={lineClass(trunk)} />
        {paths.map((path, row) => (
          <path key={path} d={path} className={lineClass(rows[row] ?? trunk)} />
        ))}
      </svg>
      <svg
        aria-hidden="true"
        className="overflow-visible fill-ink stroke-paper stroke-[2.5px]"
        x={`${(planner.x / width) * 100}%`}
        y={`${planner.y / 16}rem`}
      >
        <rect x="-24" y="-24" width="48" height="48" rx="11" stroke="none" />
        <path d="M-16-11h32M-16 0h32M-16 11h32" />
        <path className="stroke-signal stroke-6" d="M-5-15v8M6-4v8M-2 7v8" />
      </svg>
    </svg>
  );
}
