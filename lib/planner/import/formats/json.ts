import { Refusal, type Table } from '../table';
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

/** The first list of objects: the value itself, else in one of its fields, the nearest first. */
function listIn(value: unknown): readonly Json[] {
  if (!isObject(value)) return objectsIn(value);
  const fields = Object.values(value);
  const lists = [...fields.map(objectsIn), ...fields.map(listIn)];
  return lists.find(({ length }) => length > 0) ?? [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads GeoJSON, a VROOM problem, or a list of objects. Throws a Refusal where a JSON text is none of them. */
export function readJson(text: string): Table {
  const value = parsed(text);
  if (isObject(value)) {
    if (value.type === 'FeatureCollection') {
      return tableOfFeatures('GeoJSON', objectsIn(value.features) as unknown as Feature[]);
    }
    if (value.type === 'Feature') return tableOfFeatures('GeoJSON', [value as unknown as Feature]);
    if (Array.isArray(value.jobs)) return vroomTable(value);
  }
  const records = listIn(value) as readonly Record<string, Value>[];
  if (records.length === 0) throw new Refusal('This JSON holds no list of stops.');
  return tableOfRecords('JSON', records);
}
