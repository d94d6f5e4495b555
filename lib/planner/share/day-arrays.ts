import type { Day, Ground, Place, Rules, Sequences, Stop, Van } from '../day/day';
import { amount, DamagedError, damaged, limits, list, text, whole } from './values';

/** A day with its routes. */
export interface SharedDay {
  readonly day: Day;
  readonly sequences: Sequences;
}

/** What a town knows that a shared day leaves out. */
export interface TownOfLink {
  /** Of its corners; a stop that is called so needs no name of its own. */
  readonly addresses: readonly string[];
}

/** A position in whole parts of degrees. */
type Steps = readonly [latitude: number, longitude: number];

/** Parts of a degree: about a meter each in a link and a saved day, a hundredth of that in a plan file. */
export const degreeParts = { meter: 100_000, fine: 10_000_000 } as const;

const nowhere: Steps = [0, 0];

const stepsOf = (place: Place, fine: number): Steps =>
  place.kind === 'ground'
    ? [Math.round(place.latitude * fine), Math.round(place.longitude * fine)]
    : nowhere;

/** What a stop is called where nobody gave it another name. */
const nameAt = (id: number, place: Place, town: TownOfLink | undefined): string =>
  (place.kind === 'corner' && town?.addresses[place.corner]) || `Stop ${id}`;

/** Where places are told from: the town and the depot; and the parts of a degree that they count. */
interface Around {
  readonly town: TownOfLink | undefined;
  readonly origin: Steps;
  readonly fine: number;
}

type Span = readonly [from: number, to: number];

/** Three decimals. */
const short = (value: number): number => Math.round(1000 * value) / 1000;

/** Without what is undefined at its end. */
const trimmed = (parts: readonly unknown[]): readonly unknown[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== undefined) + 1);

const given = <T>(value: unknown, read: (value: unknown) => T): T | undefined =>
  value === undefined || value === null ? undefined : read(value);
const flag = (value: unknown): boolean => whole(value, 0, 1) === 1;

/** What was given: without what is undefined. */
const defined = <T extends object>(all: T): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;

/** A time of day as its minute and how many it lasts. */
const spanTo = ([from, to]: Span) => [Math.round(from), Math.round(to) - Math.round(from)];
function spanFrom(value: unknown): Span {
  const [start, lasts] = list(value, 2);
  const from = whole(start, 0, limits.time);
  return [from, from + whole(lasts, 0, limits.time - from)];
}

function placeTo(place: Place, { origin, fine }: Around): unknown {
  if (place.kind === 'corner') return place.corner;
  const [latitude, longitude] = stepsOf(place, fine);
  return trimmed([latitude - origin[0], longitude - origin[1], place.center]);
}
/** Throws where the place lies off the globe, or the town has no such corner. */
function placeFrom(value: unknown, { town, origin, fine }: Around): Place {
  if (!Array.isArray(value)) {
    const corner = whole(value, 0, (town?.addresses.length ?? 0) - 1);
    return { kind: 'corner', corner };
  }
  // Once around the globe.
  const farthest = 360 * fine;
  const [first, second, middle] = list(value, 3);
  const [north, east] = [first, second].map((steps) => whole(steps, -farthest, farthest));
  const center = given(middle, text);
  const latitude = whole((north ?? damaged()) + origin[0], -90 * fine, 90 * fine) / fine;
  const longitude = whole((east ?? damaged()) + origin[1], -180 * fine, 180 * fine) / fine;
  return defined({ kind: 'ground', latitude, longitude, center });
}

const groundTo = (ground: Ground) =>
  ground.kind === 'town' ? [] : trimmed([short(ground.roadFactor), ground.speed]);
function groundFrom(value: unknown): Ground {
  const [factor, each] = list(value, 2);
  if (factor === undefined) return { kind: 'town' };
  const speed = given(each, (kilometers) => amount(kilometers, 1, 1000));
  return defined({ kind: 'plain', roadFactor: amount(factor, 1, 10), speed });
}

const rulesTo = ({ disjoint, windows, balance, returns, weights }: Rules) => [
  ...[disjoint, windows, balance, returns].map(Number),
  Math.round(weights.distance),
  Math.round(weights.time),
];
function rulesFrom(value: unknown): Rules {
  const [disjoint, windows, balance, returns, ...weights] = list(value, 6);
  const distance = whole(weights[0], 0, 100);
  const time = whole(weights[1], 0, 100 - distance);
  return {
    ...{ disjoint: flag(disjoint), windows: flag(windows) },
    ...{ balance: flag(balance), returns: flag(returns) },
    weights: { distance, time, evenness: 100 - distance - time },
  };
}

const vanTo = ({ id, capacity, shift, skills, mostStops, locked }: Van) =>
  trimmed([id, short(capacity), spanTo(shift), skills, mostStops, locked ? 1 : undefined]);
function vanFrom(value: unknown): Van {
  const [id, capacity, shift, skills, mostStops, locked] = list(value, 6);
  return defined({
    ...{ id: text(id), capacity: amount(capacity), shift: spanFrom(shift) },
    skills: list(skills, limits.skills).map(text),
    mostStops: given(mostStops, (each) => whole(each)),
    locked: given(locked, flag),
  });
}

/** A stop; its id as the step from the one before. */
function stopTo(stop: Stop, before: number, around: Around) {
  const { id, name, place, minutes, load, window, mustServe } = stop;
  const named = name === nameAt(id, place, around.town) ? undefined : name;
  const texts = [stop.skill, stop.lockedTo, stop.note, stop.phone].map((each) => each || undefined);
  const first = [id - before, placeTo(place, around), short(minutes), short(load)];
  return trimmed([...first, window && spanTo(window), named, mustServe ? 1 : undefined, ...texts]);
}
function stopFrom(value: unknown, before: number, around: Around): Stop {
  const [step, at, minutes, load, span, named, must, ...texts] = list(value, 11);
  const id = whole(before + whole(step, -limits.amount), 0, Number.MAX_SAFE_INTEGER);
  const place = placeFrom(at, around);
  const name = given(named, text) ?? nameAt(id, place, around.town);
  const [skill, lockedTo, note, phone] = texts.map((each) => given(each, text));
  return defined({
    ...{ id, name, place, minutes: amount(minutes), load: amount(load), skill, lockedTo },
    ...{ note, phone, window: given(span, spanFrom), mustServe: given(must, flag) },
  });
}

/**
 * A day with its routes as short arrays of numbers and texts, what is not given left out at their ends.
 * Places on the ground are told from the depot. Routes name stops by their places in the day.
 *
 * @param fine the parts of a degree that are kept
 */
export function toArrays(
  { day, sequences }: SharedDay,
  town: TownOfLink | undefined,
  fine: number = degreeParts.meter,
): unknown {
  const { title, ground, rules, depot, vans, stops } = day;
  const around = { town, origin: stepsOf(depot.place, fine), fine };
  const index = new Map(stops.map(({ id }, i) => [id, i]));
  return [
    groundTo(ground),
    title,
    rulesTo(rules),
    [depot.name, placeTo(depot.place, { ...around, origin: nowhere })],
    vans.map(vanTo),
    stops.map((stop, i) => stopTo(stop, stops[i - 1]?.id ?? 0, around)),
    vans.map((_, i) => (sequences[i] ?? []).flatMap((id) => index.get(id) ?? [])),
  ];
}

/** The day of such arrays. Throws for what no day can be, or no corner of this town. */
function fromArrays(arrays: unknown, town: TownOfLink | undefined, fine: number): SharedDay {
  const [groundPart, title, rules, depotPart, vanParts, stopParts, routeParts] = list(arrays, 7);
  const ground = groundFrom(groundPart);
  const [depotName, depotPlace] = list(depotPart, 2);
  const place = placeFrom(depotPlace, { town, origin: nowhere, fine });
  const around = { town, origin: stepsOf(place, fine), fine };
  const vans = list(vanParts, limits.vans).map(vanFrom);
  const stops: Stop[] = [];
  for (const part of list(stopParts, limits.stops)) {
    stops.push(stopFrom(part, stops.at(-1)?.id ?? 0, around));
  }
  const sequences = list(routeParts, vans.length).map((route) =>
    list(route, stops.length).map((at) => stops[whole(at)]?.id ?? damaged()),
  );
  const depot = { name: text(depotName), place };
  const day = { title: text(title), ground, depot, stops, vans, rules: rulesFrom(rules) };
  const kind = ground.kind === 'town' ? 'corner' : 'ground';
  const isTwice = (all: readonly unknown[]) => new Set(all).size < all.length;
  const isWrong =
    vans.length === 0 ||
    sequences.length !== vans.length ||
    [depot, ...stops].some((each) => each.place.kind !== kind) ||
    isTwice(stops.map(({ id }) => id)) ||
    isTwice(sequences.flat());
  return isWrong ? damaged() : { day, sequences };
}

/**
 * Reads a day from its arrays. A day in the town asks for it, another does not wait. Rejects with a
 * DamagedError whatever goes wrong in reading what somebody made up, and with what `bringTown` does.
 *
 * @param arraysOf gives the arrays; what it throws counts as damage too
 * @param fine the parts of a degree that they were written with
 */
export async function readDay(
  arraysOf: () => unknown,
  bringTown: () => Promise<TownOfLink>,
  fine: number = degreeParts.meter,
): Promise<SharedDay> {
  const attempt = async <T>(read: () => T) => {
    try {
      return await read();
    } catch (error) {
      console.debug('The day cannot be read', error);
      throw new DamagedError();
    }
  };
  const arrays = await attempt(arraysOf);
  const ground = await attempt(() => groundFrom(list(arrays, 7)[0]));
  const town = ground.kind === 'town' ? await bringTown() : undefined;
  return attempt(() => fromArrays(arrays, town, fine));
}
