import type { Place } from '@/lib/planner/day/day';
import { neighborCorner } from '@/lib/planner/town/corners';
import type { PlannerTown } from '@/lib/planner/town/town';
import { type Read, repeated } from './fields';

export type Way = 'up' | 'down' | 'left' | 'right';

const keys: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Where an arrow key leads. */
export const wayOfKey = (key: string): Way | undefined => keys[key];

/** Meters to a degree of latitude, on a globe of 40,008 km around the poles. */
const degree = 111_133;

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/**
 * The place a step away: one street corner, or four; on plain ground 25 m, or 250 m. The same place
 * where no street leads on.
 */
export function stepFrom(
  place: Place,
  way: Way,
  far: boolean,
  town: PlannerTown | undefined,
): Place {
  if (place.kind === 'corner') {
    if (!town) return place;
    let { corner } = place;
    for (let i = 0; i < (far ? 4 : 1); i++) corner = neighborCorner(town, corner, way);
    return corner === place.corner ? place : { kind: 'corner', corner };
  }
  const meters = far ? 250 : 25;
  const { latitude, longitude } = place;
  const north = way === 'up' ? meters : way === 'down' ? -meters : 0;
  const east = way === 'right' ? meters : way === 'left' ? -meters : 0;
  const across = degree * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    kind: 'ground',
    latitude: limit(latitude + north / degree, 90),
    longitude: limit(longitude + east / across, 180),
  };
}

const plain = (text: string): string =>
  text.trim().toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ');

/** Reads where a stop is to be moved: an address of the town, or 'latitude, longitude'. */
export function placeFrom(text: string, town: PlannerTown | undefined): Read<Place> {
  if (town) {
    const wanted = plain(text);
    const corner = town.addresses.findIndex((address) => plain(address) === wanted);
    return corner < 0
      ? { error: `The town has no address “${repeated(text)}”.` }
      : { value: { kind: 'corner', corner } };
  }
  const match = /^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/.exec(text.trim());
  if (!match) return { error: 'Write the place as 51.5074, -0.1180.' };
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  if (Math.abs(latitude) > 90)
    return { error: `Latitude ${repeated(match[1] ?? '')} is outside −90 to 90.` };
  if (Math.abs(longitude) > 180)
    return { error: `Longitude ${repeated(match[2] ?? '')} is outside −180 to 180.` };
  return { value: { kind: 'ground', latitude, longitude } };
}
