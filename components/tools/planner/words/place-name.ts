import type { Place } from '@/lib/planner/day/day';
import type { PlannerTown } from '@/lib/planner/town/town';

/** What a stop at a place is called: its address in the town, its coordinates on plain ground. */
export const placeName = (place: Place, town: PlannerTown | undefined): string =>
  place.kind === 'corner'
    ? (town?.addresses[place.corner] ?? 'New stop')
    : `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`;
