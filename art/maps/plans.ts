import type { CityPlan, GridField, Point } from '@/lib/city/types';
import { createRandom } from '@/planner/random';

type TownSpec = Omit<CityPlan, 'grids'> & {
  /** Of the middle district, in degrees. */
  angle: number;
  /** Degrees by which outer districts may turn away from it. */
  turn?: number | undefined;
};

export function townPlan({ angle, turn = 24, ...rest }: TownSpec): CityPlan {
  const random = createRandom(rest.seed * 31 + 5);
  const { width, height } = rest;
  const reach = Math.max(170, Math.min(width, height) * 0.52);
  const outer = places('0.08,0.1 0.95,0.05 0.9,0.95 0.05,0.92').map(([x, y], i): GridField => {
    const away = (0.45 + 0.55 * random()) * turn * (i % 2 === 0 ? 1 : -1);
    return { at: [width * x, height * y], angle: angle + away, reach: reach * 0.8 };
  });
  const middle: GridField = { at: [width * 0.5, height * 0.5], angle, reach };
  return { ...rest, grids: [middle, ...outer] };
}

/** Reads rows of so many numbers, written as 'a,b,c a,b,c …'. Throws where one is none. */
export const rows = <Row>(text: string, count: number, read: (numbers: number[]) => Row): Row[] =>
  text.split(' ').map((row) => {
    const numbers = row.split(',').map((text) => (text ? Number(text) : Number.NaN));
    if (numbers.length === count && numbers.every(Number.isFinite)) return read(numbers);
    throw new Error(`Not ${count} numbers: ${row}`);
  });

/** Reads positions written as 'x,y x,y …'. */
export const places = (text: string): Point[] => rows(text, 2, ([x = 0, y = 0]): Point => [x, y]);

interface GroundText {
  /** Middles of rings and spokes, as 'x,y,reach …'. */
  centers?: string;
  /** Its width, and the places it runs through, as 'x,y …'. */
  river?: readonly [width: number, through: string];
  /** As 'x,y,width,height,angle …'. */
  parks?: string;
}

/** In units of which `scale` are a map unit. */
export function readGround({ centers, river, parks }: GroundText, scale = 1) {
  const at = (x = 0, y = 0): Point => [x / scale, y / scale];
  return {
    ...(centers && {
      radials: rows(centers, 3, ([x, y, reach = 0]) => ({ at: at(x, y), reach: reach / scale })),
    }),
    ...(river && {
      river: { width: river[0] / scale, through: places(river[1]).map(([x, y]) => at(x, y)) },
    }),
    ...(parks && {
      parks: rows(parks, 5, ([x, y, width = 0, height = 0, angle = 0]) => ({
        at: at(x, y),
        width: width / scale,
        height: height / scale,
        angle,
      })),
    }),
  };
}

/** Reads districts written as 'x,y,angle,reach,weight …'. */
export const readGrids = (text: string): GridField[] =>
  rows(text, 5, ([x = 0, y = 0, angle = 0, reach = 0, weight = 1]) => {
    return { at: [x, y], angle, reach, weight };
  });

export interface TownText extends GroundText {
  seed: number;
  angle: number;
  turn?: number;
}

export const readTown = (
  { seed, angle, turn, ...ground }: TownText,
  size: { width: number; height: number },
  scale?: number,
): CityPlan => townPlan({ seed, angle, turn, ...size, ...readGround(ground, scale) });
