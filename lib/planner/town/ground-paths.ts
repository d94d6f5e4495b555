import type { Spot } from '../day/day';
import type { PlannerTown, StreetClass } from './town';

/** SVG path data in meters, back to front; rings fill by the even-odd rule. */
export interface GroundPaths {
  readonly blocks: string;
  readonly parks: string;
  readonly water: string;
  /** By street class. */
  readonly streets: Readonly<Record<StreetClass, string>>;
}

const ringPath = (rings: readonly (readonly Spot[])[]): string =>
  rings
    .filter((ring) => ring.length > 0)
    .map((ring) => `M${ring.map((spot) => spot.map(Math.round).join(' ')).join('L')}Z`)
    .join('');

/** Stretches that follow each other are joined. */
function streetPath(town: PlannerTown, kind: StreetClass): string {
  let path = '';
  let end = -1;
  let street = -1;
  for (let s = 0; s < town.a.length; s++) {
    if (town.kind[s] !== kind) continue;
    const first = town.first[s] as number;
    const goesOn = town.street[s] === street && town.a[s] === end;
    for (let i = goesOn ? first + 1 : first; i < (town.first[s + 1] as number); i++) {
      const [x, y] = [Math.round(town.shapeX[i] as number), Math.round(town.shapeY[i] as number)];
      path += `${i === first ? 'M' : 'L'}${x} ${y}`;
    }
    end = town.b[s] as number;
    street = town.street[s] as number;
  }
  return path;
}

/** A town as SVG paths. Takes some milliseconds: compute it once. */
export const groundPaths = (town: PlannerTown): GroundPaths => ({
  blocks: ringPath(town.blocks),
  parks: ringPath(town.parks),
  water: ringPath([town.river]),
  streets: [streetPath(town, 0), streetPath(town, 1), streetPath(town, 2)],
});
