import type { Table } from '../table';
import { type Feature, tableOfFeatures } from './geojson';
import { tableOfRecords, type Value } from './records';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectsIn = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);
const at = (place: unknown, i: number): Value => (Array.isArray(place) ? place[i] : undefined);

/** VROOM (docs/API.md there): longitude first, times in seconds. The start of the first vehicle is the depot. */
function vroomTable({ jobs, vehicles }: Json): Table {
  const [vehicle] = objectsIn(vehicles);
  const start = vehicle?.start ?? vehicle?.end;
  const depot = start
    ? [{ name: 'Depot', latitude: at(start, 1), longitude: at(start, 0), depot: true }]
    : [];
  const stops = objectsIn(jobs).map((job) => ({
    name: (job.description ?? job.id) as Value,
    latitude: at(job.location, 1),
    longitude: at(job.location, 0),
    'service (sec)': (job.service ?? 0) as Value,
    load: (first(job.delivery) ?? first(job.amount) ?? first(job.pickup) ?? '') as Value,
    from: at(first(job.time_windows), 0),
    to: at(first(job.time_windows), 1),
    skills: job.skills as Value,
  }));
  return tableOfRecords('VROOM', [...depot, ...stops]);
}

/** A list of objects, objects by their ids ({ order_1: {…}, order_2: {…} }), or either within one field. */
function recordsIn(value: unknown): readonly Json[] {
  if (!isObject(value)) return objectsIn(value);
  const [only, second] = Object.values(value);
  if (second === undefined && typeof only === 'object') return recordsIn(only);
  const entries = Object.entries(value);
  return entries.flatMap(([id, each]) => (isObject(each) ? [{ id, ...each }] : []));
}

const tableOf = (records: readonly Json[]): Table | undefined =>
  records.length > 0
    ? tableOfRecords('JSON', records as readonly Record<string, Value>[])
    : undefined;

/** Reads GeoJSON, a VROOM problem, or a list of objects. Undefined where a JSON text is none of them. */
export function readJson(text: string): Table | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return tableOf(objectsIn(value));
  if (value.type === 'FeatureCollection') {
    return tableOfFeatures('GeoJSON', objectsIn(value.features) as unknown as Feature[]);
  }
  if (value.type === 'Feature') return tableOfFeatures('GeoJSON', [value as unknown as Feature]);
  if (Array.isArray(value.jobs)) return vroomTable(value);
  const values = Object.values(value);
  const lists = [...values.map(objectsIn), ...values.map(recordsIn), recordsIn(value)];
  return tableOf(lists.find((list) => list.length > 0) ?? []);
}
