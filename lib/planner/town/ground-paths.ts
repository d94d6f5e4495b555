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

/** Writes relative steps in whole meters without adding up rounding. */
function createPath() {
  let text = '';
  let x = 0;
  let y = 0;
  const step = (letter: string, toX: number, toY: number) => {
    const [nextX, nextY] = [Math.round(toX), Math.round(toY)];
    const down = nextY - y;
    text += `${letter}${nextX - x}${down < 0 ? '' : ' '}${down}`;
    [x, y] = [nextX, nextY];
  };
  return {
    start: (toX: number, toY: number) => step('m', toX, toY),
    line: (toX: number, toY: number) => step('l', toX, toY),
    close(startX: number, startY: number) {
      text += 'z';
      [x, y] = [Math.round(startX), Math.round(startY)];
    },
    text: () => text.replace(/^m/, 'M'),
  };
}

function ringPath(rings: readonly (readonly Spot[])[]): string {
  const path = createPath();
  for (const ring of rings) {
    const [first, ...rest] = ring;
    if (!first) continue;
    path.start(...first);
    for (const spot of rest) path.line(...spot);
    path.close(...first);
  }
  return path.text();
}

/** Stretches that follow each other are joined. */
function streetPath(town: PlannerTown, kind: StreetClass): string {
  const path = createPath();
  let end = -1;
  let street = -1;
  for (let s = 0; s < town.a.length; s++) {
    if (town.kind[s] !== kind) continue;
    const first = town.first[s] as number;
    const goesOn = town.street[s] === street && town.a[s] === end;
    if (!goesOn) path.start(town.shapeX[first] as number, town.shapeY[first] as number);
    for (let i = first + 1; i < (town.first[s + 1] as number); i++) {
      path.line(town.shapeX[i] as number, town.shapeY[i] as number);
    }
    end = town.b[s] as number;
    street = town.street[s] as number;
  }
  return path.text();
}

/** A town as SVG paths. Takes some milliseconds: compute it once. */
export const groundPaths = (town: PlannerTown): GroundPaths => ({
  blocks: ringPath(town.blocks),
  parks: ringPath(town.parks),
  water: ringPath([town.river]),
  streets: [streetPath(town, 0), streetPath(town, 1), streetPath(town, 2)],
});
