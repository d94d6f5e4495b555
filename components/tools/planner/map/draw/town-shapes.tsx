import type { mapColors } from '@/lib/palette';
import type { GroundPaths } from '@/lib/planner/town/ground-paths';

type Street = 'minor' | 'major' | 'casing' | 'arterial';

interface TownShapesProps {
  paths: GroundPaths;
  /** How a part is painted. */
  color: (part: keyof typeof mapColors.day) => string;
  /** Meters. */
  widths: Readonly<Record<Street | 'bank', number>>;
}

/** Blocks, parks, river and streets of a town, in meters. */
export function TownShapes({ paths, color, widths }: TownShapesProps) {
  const street = (part: Street, kind: 0 | 1 | 2) => (
    <path
      className={`planner-map-${part}`}
      d={paths.streets[kind]}
      stroke={color(part)}
      strokeWidth={widths[part]}
    />
  );
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g fillRule="evenodd">
        <path d={paths.blocks} fill={color('block')} />
        <path d={paths.parks} fill={color('park')} />
        <path
          d={paths.water}
          fill={color('water')}
          stroke={color('bank')}
          strokeWidth={widths.bank}
        />
      </g>
      {street('minor', 2)}
      {street('major', 1)}
      {street('casing', 0)}
      {street('arterial', 0)}
    </g>
  );
}
