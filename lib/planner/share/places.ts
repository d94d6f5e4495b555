import type { Place } from '../day/day';
import { damaged, whole } from './values';

/** What a town knows that a shared day leaves out. */
export interface TownOfLink {
  /** Of its corners; a stop that is called so needs no name of its own. */
  readonly addresses: readonly string[];
}

/** A position as whole hundred-thousandths of degrees, about a meter each. */
export type Steps = readonly [latitude: number, longitude: number];

const fine = 100_000;
/** Once around the globe. */
export const farthest = 360 * fine;
export const nowhere: Steps = [0, 0];

export const stepsOf = (place: Place): Steps =>
  place.kind === 'ground'
    ? [Math.round(place.latitude * fine), Math.round(place.longitude * fine)]
    : nowhere;

/** The place at such steps. Throws where it lies off the globe. */
export const onGround = ([latitude, longitude]: Steps): Place => ({
  kind: 'ground',
  latitude: whole(latitude, -90 * fine, 90 * fine) / fine,
  longitude: whole(longitude, -180 * fine, 180 * fine) / fine,
});

/** A corner of the town. Throws where the town has none of that number. */
export const atCorner = (corner: unknown, town: TownOfLink | undefined): Place =>
  town ? { kind: 'corner', corner: whole(corner, 0, town.addresses.length - 1) } : damaged();

/** What a stop is called where nobody gave it another name. */
export const nameAt = (id: number, place: Place, town: TownOfLink | undefined): string =>
  (place.kind === 'corner' && town?.addresses[place.corner]) || `Stop ${id}`;
