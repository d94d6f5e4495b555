import { isSolomon, type Parts, partsOf, solomonParts } from '@/planner/files/parts';
import { FileError } from '@/planner/files/problem-file';
import { readTsplib } from '@/planner/files/tsplib';
import type { Problem } from '@/planner/problem';
import { mostStops } from '../../day/day';
import { degree } from '../../day/ground';
import { vanName } from '../../day/vans';
import { limits } from '../../share/values';
import { clock, wholeDay } from '../../time';
import { type Question, Refusal, type Table } from '../table';
import { tableOfRecords } from './records';

type Point = readonly [x: number, y: number];

const straight = /^(EUC|CEIL|FLOOR|EXACT)_2D$/;
/** Farther apart the planner would ask whether places are swapped. */
const widest = 400;
/** With less than a millimeter in a unit nothing could be told apart. */
const smallest = 1e-6;

/** The corners of the plane, and how long a diagonal of it is. */
function planeOf(points: readonly Point[]) {
  const [x, y] = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] as number);
    return [Math.min(...values), Math.max(...values)] as const;
  }) as [Point, Point];
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  return { x, y, area: width * height, diagonal: Math.hypot(width, height) };
}

/**
 * Kilometers in a unit of the file, which are minutes of driving at 60 km/h: the first of 1, 0.5, 0.2, 0.1 … with
 * which the file's time fits in a day. Without a time of its own one van could serve all: a shortest tour through n
 * points of an area is 0.7124 √(nA) long (Beardwood, Halton, Hammersley 1959), a simple one a third longer.
 */
function scaleOf({ points, stops, vehicles }: Problem): number {
  const { area, diagonal } = planeOf(points);
  const doors = stops.reduce((sum, { service }) => sum + service, 0);
  const all = doors + 2 * diagonal + 0.95 * Math.sqrt(stops.length * area);
  const ends = vehicles.map(({ shift }) => (Number.isFinite(shift[1]) ? shift[1] : all));
  const most = Math.min(wholeDay / Math.max(1, ...ends), widest / Math.max(1, diagonal));
  if (most >= 1) return 1;
  if (!(most > smallest)) throw new FileError('places or times are too large');
  const tens = 10 ** Math.floor(Math.log10(most));
  return tens * ([5, 2, 1].find((part) => tens * part <= most) ?? 1);
}

const rounded = (value: number): number => Number(value.toPrecision(6));

/** Whole minutes that hold a window, so that every plan of the file stays one. */
const window = ([from, to]: Point, scale: number): Point => [
  Math.min(wholeDay, Math.max(0, Math.floor(rounded(from * scale)))),
  Math.min(wholeDay, Math.max(1, Math.ceil(rounded(to * scale)))),
];

function noteOf(scale: number): string {
  const meters = rounded(1000 * scale);
  const seconds = rounded(60 * scale);
  const unit = scale === 1 ? '1 km and 1 minute' : `${meters} m and ${seconds} seconds`;
  return `The places of this file lie on a plane and on no map: a unit of it is ${unit} of driving here, in straight lines around 0° N, 0° E.`;
}

function questionsOf(kind: string, vans: number): readonly Question[] {
  const lines = { words: `The distances of this file are no straight lines (${kind}).` };
  const many = { words: `This file has ${vans} vans. The planner takes ${limits.vans}.` };
  return [
    ...(straight.test(kind) ? [] : [{ ...lines, more: 'The planner measures straight lines.' }]),
    ...(vans > limits.vans ? [{ ...many, more: 'The others are left out.' }] : []),
  ];
}

/** How the file's places can be shown. Throws a FileError where they cannot. */
function kindOf({ headers, sections }: Parts): string {
  const kind = headers.get('EDGE_WEIGHT_TYPE')?.toUpperCase() ?? 'EUC_2D';
  if (kind === 'GEO') throw new FileError('places in degrees (GEO) are not read');
  if (!sections.has('NODE_COORD_SECTION') && !sections.has('DISPLAY_DATA_SECTION')) {
    throw new FileError('this file has distances and no places, which the planner needs');
  }
  return kind;
}

function tableOf(text: string): Table {
  const solomon = isSolomon(text);
  const kind = kindOf(solomon ? solomonParts(text) : partsOf(text));
  const { problem, numbers } = readTsplib(text, true, mostStops + 1);
  const { points, stops, vehicles } = problem;
  const scale = scaleOf(problem);
  const { x, y } = planeOf(points);
  const place = ([east, north]: Point) => ({
    latitude: ((1000 * scale * (north - (y[0] + y[1]) / 2)) / degree).toFixed(7),
    longitude: ((1000 * scale * (east - (x[0] + x[1]) / 2)) / degree).toFixed(7),
  });
  const records = stops.map((stop, i) => {
    const ends = stop.window && window(stop.window, scale).map((end) => clock(end));
    return {
      name: `Node ${numbers[i + 1]}`,
      ...place(points[i + 1] as Point),
      load: stop.load,
      minutes: rounded(stop.service * scale),
      ...(ends && { from: ends[0], to: ends[1] }),
    };
  });
  const depot = { name: 'Depot', ...place(points[0] as Point), depot: true };
  const vans = vehicles.slice(0, limits.vans).map(({ capacity, shift }, i) => ({
    ...{ id: vanName(i + 1), capacity, skills: [] },
    shift: window(Number.isFinite(shift[1]) ? shift : [shift[0], wholeDay / scale], scale),
  }));
  return {
    ...tableOfRecords(solomon ? 'Solomon' : 'TSPLIB', [depot, ...records]),
    note: noteOf(scale),
    questions: questionsOf(kind, vehicles.length),
    settings: { ground: { kind: 'plain', roadFactor: 1, speed: 60 }, vans, returns: true },
  };
}

/**
 * TSPLIB's, CVRPLIB's or Solomon's problem as stops around 0° N, 0° E, where a degree is as long either way.
 * Throws a Refusal where it cannot be shown.
 */
export function readBenchmark(text: string): Table {
  try {
    return tableOf(text);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new Refusal(`${error.message.replace(/^./, (letter) => letter.toUpperCase())}.`);
  }
}
