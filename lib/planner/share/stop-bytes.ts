import type { Ground, Place, Stop } from '../day/day';
import type { ByteReader, ByteWriter } from './bytes';

/** The address of a corner of the town; a stop that is called so needs no name of its own. */
export type AddressOf = (corner: number) => string | undefined;

/** What both ends of a link must agree on. */
export interface Surroundings {
  readonly ground: Ground['kind'];
  readonly addressOf: AddressOf;
  /** Corners of the town. */
  readonly corners: number;
  /** The depot: other places are told as steps from it. */
  readonly origin: readonly [latitude: number, longitude: number];
}

/** Degrees with five decimals, about a meter. */
const fine = 100_000;
const bounds = [90 * fine, 180 * fine] as const;

const flags = {
  window: 1,
  quarters: 2,
  skill: 4,
  named: 8,
  finerLoad: 16,
  finerMinutes: 32,
} as const;

/** Longest texts in UTF-16 units, and the largest numbers, that a link may hold. */
export const limits = { text: 300, amount: 1_000_000, time: 2880 } as const;

/** The steps of an origin: whole hundred-thousandths of degrees. */
export const steps = (place: Place): readonly [number, number] =>
  place.kind === 'ground'
    ? [Math.round(place.latitude * fine), Math.round(place.longitude * fine)]
    : [0, 0];

/** Writes a place: a corner by its number, a place on the ground by its steps from the origin. */
export function writePlace(out: ByteWriter, place: Place, { origin }: Surroundings): void {
  if (place.kind === 'corner') return void out.count(place.corner);
  const [latitude, longitude] = steps(place);
  out.signed(latitude - origin[0]);
  out.signed(longitude - origin[1]);
}

/** Reads a place that `writePlace` wrote. Throws where it lies off the town or the globe. */
export function readPlace(from: ByteReader, { ground, corners, origin }: Surroundings): Place {
  if (ground === 'town') return { kind: 'corner', corner: from.count(corners - 1) };
  const [latitude, longitude] = [from.signed() + origin[0], from.signed() + origin[1]];
  if (Math.abs(latitude) > bounds[0] || Math.abs(longitude) > bounds[1]) from.damaged();
  return { kind: 'ground', latitude: latitude / fine, longitude: longitude / fine };
}

const isWhole = (value: number): boolean => Number.isInteger(value);
const isQuarter = (value: number): boolean => value % 15 === 0;

/** Writes a stop; its id as the step from the one before. */
export function writeStop(out: ByteWriter, stop: Stop, before: number, around: Surroundings): void {
  const { id, name, place, minutes, load, window, skill } = stop;
  const named = place.kind === 'ground' || around.addressOf(place.corner) !== name;
  const flag =
    (window ? flags.window : 0) +
    (window?.every(isQuarter) ? flags.quarters : 0) +
    (skill ? flags.skill : 0) +
    (named ? flags.named : 0) +
    (isWhole(load) ? 0 : flags.finerLoad) +
    (isWhole(minutes) ? 0 : flags.finerMinutes);
  out.byte(flag);
  out.signed(id - before);
  writePlace(out, place, around);
  out.count(isWhole(minutes) ? minutes : 1000 * minutes);
  out.count(isWhole(load) ? load : 1000 * load);
  for (const time of window ?? []) out.count(flag & flags.quarters ? time / 15 : time);
  if (skill) out.text(skill);
  if (named) out.text(name);
}

/** Reads a stop that `writeStop` wrote. */
export function readStop(from: ByteReader, before: number, around: Surroundings): Stop {
  const flag = from.byte();
  if (flag > 63) from.damaged();
  const amount = (finer: number): number =>
    flag & finer ? from.count(1000 * limits.amount) / 1000 : from.count(limits.amount);
  const time = (): number =>
    flag & flags.quarters ? 15 * from.count(limits.time / 15) : from.count(limits.time);
  const id = before + from.signed();
  const place = readPlace(from, around);
  const minutes = amount(flags.finerMinutes);
  const load = amount(flags.finerLoad);
  const window = flag & flags.window ? ([time(), time()] as const) : undefined;
  if (id < 0 || (window && window[0] > window[1])) from.damaged();
  const skill = flag & flags.skill ? from.text(limits.text) : '';
  const address = place.kind === 'corner' ? around.addressOf(place.corner) : undefined;
  const name = flag & flags.named ? from.text(limits.text) : (address ?? `Stop ${id}`);
  return { id, name, place, minutes, load, ...(window && { window }), ...(skill && { skill }) };
}
