import type { Day, Rules, Sequences, Van } from '../day/day';
import { type ByteReader, type ByteWriter, byteReader, byteWriter } from './bytes';
import {
  type AddressOf,
  limits,
  readPlace,
  readStop,
  type Surroundings,
  steps,
  writePlace,
  writeStop,
} from './stop-bytes';

/** A day with its routes. */
export interface SharedDay {
  readonly day: Day;
  readonly sequences: Sequences;
}

/** What a town knows that a shared day leaves out. */
export interface TownOfLink {
  readonly addresses: readonly string[];
}

const most = { stops: 500, vans: 50, skills: 500 } as const;
const nowhere = [0, 0] as const;

const addressesOf =
  (town: TownOfLink | undefined): AddressOf =>
  (corner) =>
    town?.addresses[corner];

function writeRules(
  out: ByteWriter,
  { disjoint, windows, balance, returns, weights }: Rules,
): void {
  out.byte(Number(disjoint) + 2 * Number(windows) + 4 * Number(balance) + 8 * Number(returns));
  out.count(weights.distance);
  out.count(weights.time);
}

function readRules(from: ByteReader): Rules {
  const flag = from.byte();
  const distance = from.count(100);
  const time = from.count(100 - distance);
  return {
    disjoint: (flag & 1) > 0,
    windows: (flag & 2) > 0,
    balance: (flag & 4) > 0,
    returns: (flag & 8) > 0,
    weights: { distance, time, evenness: 100 - distance - time },
  };
}

function writeVan(out: ByteWriter, { id, capacity, shift, skills }: Van): void {
  out.text(id);
  out.count(capacity);
  for (const time of shift) out.count(time);
  out.count(skills.length);
  for (const skill of skills) out.text(skill);
}

function readVan(from: ByteReader): Van {
  const id = from.text(limits.text);
  const capacity = from.count(limits.amount);
  const shift = [from.count(limits.time), from.count(limits.time)] as const;
  const skills = Array.from({ length: from.count(most.skills) }, () => from.text(limits.text));
  if (shift[0] > shift[1]) from.damaged();
  return { id, capacity, shift, skills };
}

/** Reads routes of stops by their places in the day; no stop may be in two. */
function readSequences(from: ByteReader, ids: readonly number[], vans: number): Sequences {
  const seen = new Set<number>();
  return Array.from({ length: vans }, () =>
    Array.from({ length: from.count(ids.length) }, () => {
      const id = ids[from.count(ids.length - 1)] ?? from.damaged();
      if (seen.has(id)) from.damaged();
      seen.add(id);
      return id;
    }),
  );
}

/**
 * A day with its routes as few bytes. Places on the ground keep five decimals; stops that are called
 * by the town's address of their corner need no name.
 */
export function writeDay({ day, sequences }: SharedDay, town: TownOfLink | undefined): Uint8Array {
  const out = byteWriter();
  const origin = steps(day.depot.place);
  const around: Surroundings = {
    ground: day.ground.kind,
    addressOf: addressesOf(town),
    corners: Number.MAX_SAFE_INTEGER,
    origin,
  };
  out.count(day.ground.kind === 'town' ? 0 : Math.round(100 * day.ground.roadFactor));
  out.text(day.title);
  writeRules(out, day.rules);
  out.text(day.depot.name);
  writePlace(out, day.depot.place, { ...around, origin: nowhere });
  out.count(day.vans.length);
  for (const van of day.vans) writeVan(out, van);
  out.count(day.stops.length);
  for (const [i, stop] of day.stops.entries()) {
    writeStop(out, stop, day.stops[i - 1]?.id ?? 0, around);
  }
  const index = new Map(day.stops.map(({ id }, i) => [id, i]));
  for (const [i] of day.vans.entries()) {
    const sequence = (sequences[i] ?? []).filter((id) => index.has(id));
    out.count(sequence.length);
    for (const id of sequence) out.count(index.get(id) ?? 0);
  }
  return Uint8Array.from(out.bytes);
}

/** Whether bytes hold a day that lies in the town. */
export const liesInTown = (bytes: Uint8Array): boolean => bytes[0] === 0;

/** The day of such bytes. Throws a DamagedError for what no day can be, or no corner of this town. */
export function readDay(bytes: Uint8Array, town: TownOfLink | undefined): SharedDay {
  const from = byteReader(bytes);
  const factor = from.count(1000) / 100;
  const kind = factor === 0 ? 'town' : 'plain';
  if (kind === 'plain' && factor < 1) from.damaged();
  const around: Surroundings = {
    ground: kind,
    addressOf: addressesOf(town),
    corners: town?.addresses.length ?? 0,
    origin: nowhere,
  };
  const title = from.text(limits.text);
  const rules = readRules(from);
  const depot = { name: from.text(limits.text), place: readPlace(from, around) };
  const origin = steps(depot.place);
  const vans = Array.from({ length: from.count(most.vans) }, () => readVan(from));
  let id = 0;
  const stops = Array.from({ length: from.count(most.stops) }, () => {
    const stop = readStop(from, id, { ...around, origin });
    id = stop.id;
    return stop;
  });
  const ids = stops.map((stop) => stop.id);
  if (new Set(ids).size !== ids.length || vans.length === 0) from.damaged();
  const sequences = readSequences(from, ids, vans.length);
  if (!from.atEnd()) from.damaged();
  const ground = kind === 'town' ? ({ kind } as const) : ({ kind, roadFactor: factor } as const);
  return { day: { title, ground, depot, stops, vans, rules }, sequences };
}
