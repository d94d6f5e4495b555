import type { Place } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';
import { type Read, repeated } from './fields';

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
