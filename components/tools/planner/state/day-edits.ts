import type { Day, Place, Sequences, Stop } from '@/lib/planner/day/day';
import { withVanPart } from '@/lib/planner/day/parts';
import type { PlannerTown } from '@/lib/planner/town/town';

/** What a stop at a place is called: its address in the town, its coordinates on plain ground. */
export const placeName = (place: Place, town: PlannerTown | undefined): string =>
  place.kind === 'corner'
    ? (town?.addresses[place.corner] ?? 'New stop')
    : `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;

/** The number for a new stop: one more than the highest, so that none is used twice. */
export const nextStop = ({ stops }: Day): number =>
  stops.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

/** The day with a van called otherwise: what was locked to it stays so. The same day where the id is taken. */
export function withVanNamed(day: Day, index: number, id: string): Day {
  const was = day.vans[index]?.id;
  if (was === undefined || day.vans.some((van) => van.id === id)) return day;
  return {
    ...withVanPart(day, index, { id }),
    stops: day.stops.map((stop) => (stop.lockedTo === was ? { ...stop, lockedTo: id } : stop)),
  };
}

/** The day with plain ground measured otherwise; in town the same day. `speed` is in km/h. */
export const withGroundPart = (
  day: Day,
  part: { readonly roadFactor?: number; readonly speed?: number },
): Day => (day.ground.kind === 'plain' ? { ...day, ground: { ...day.ground, ...part } } : day);

const labels: readonly string[] = ['name', 'note', 'phone'] satisfies (keyof Stop)[];

/** Whether a change of a stop is one that no plan depends on. */
export const isLabel = (part: Partial<Stop>): boolean =>
  Object.keys(part).every((key) => labels.includes(key));

/** The day without one of its vans, and without the locks to it; the last one stays. */
export function withoutVan(day: Day, index: number): Day {
  const gone = day.vans[index]?.id;
  if (day.vans.length < 2 || gone === undefined) return day;
  return {
    ...day,
    stops: day.stops.map((stop) =>
      stop.lockedTo === gone ? { ...stop, lockedTo: undefined } : stop,
    ),
    vans: day.vans.filter((_, i) => i !== index),
  };
}

/** Routes of so many vans with a stop at a position of one of them, which counts the others alone. */
export const withStopAt = (
  sequences: Sequences,
  vans: number,
  stop: number,
  van: number,
  position: number,
): Sequences =>
  Array.from({ length: vans }, (_, v) => {
    const others = (sequences[v] ?? []).filter((id) => id !== stop);
    return v === van ? others.toSpliced(position, 0, stop) : others;
  });

/** Routes that fit an edited day: one for each van by its id, without stops that are gone; new ones are in none. */
export function fitSequences(sequences: Sequences, from: Day, to: Day): Sequences {
  const stops = new Set(to.stops.map(({ id }) => id));
  return to.vans.map(({ id }) => {
    const was = from.vans.findIndex((van) => van.id === id);
    return (sequences[was] ?? []).filter((stop) => stops.has(stop));
  });
}
