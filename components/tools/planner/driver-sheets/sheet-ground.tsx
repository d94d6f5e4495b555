import { mapColors } from '@/lib/palette';
import type { GroundPaths } from '@/lib/planner/town/ground-paths';

const { block, park, water, bank, minor, major, arterial, casing } = mapColors.day;

/** What the maps of all sheets take the town's ground from. */
export const groundId = 'driver-sheet-ground';

/** The drawn town in meters, once for all sheets. */
export const DriverSheetGround = ({ paths }: { paths: GroundPaths }) => (
  <svg className="driver-sheet-defs" aria-hidden="true">
    <defs>
      <g id={groundId} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={paths.blocks} fill={block} fillRule="evenodd" />
        <path d={paths.parks} fill={park} fillRule="evenodd" />
        <path d={paths.water} fill={water} stroke={bank} strokeWidth="24" fillRule="evenodd" />
        <path d={paths.streets[2]} stroke={minor} strokeWidth="9" />
        <path d={paths.streets[1]} stroke={major} strokeWidth="15" />
        <path d={paths.streets[0]} stroke={casing} strokeWidth="27" />
        <path d={paths.streets[0]} stroke={arterial} strokeWidth="24" />
      </g>
    </defs>
  </svg>
);
