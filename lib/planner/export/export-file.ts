import type { Day } from '../day/day';
import type { Plan } from '../day/plan';
import type { PlannerTown } from '../town/town';
import { dayCsv } from './csv';
import { dayGeoJson } from './geojson';
import { dayGpx } from './gpx';

/** A day's title as the name of a file: 'courier-thursday.gpx', whatever stands in the title. */
export function fileName(title: string, ending: 'csv' | 'gpx' | 'geojson'): string {
  const bare = title
    .replace(/\.\w{2,4}$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...bare].slice(0, 60).join('') || 'planner-day'}.${ending}`;
}

/** A file for the visitor. */
export interface ExportedFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

const formats = {
  csv: { type: 'text/csv', write: dayCsv },
  gpx: { type: 'application/gpx+xml', write: dayGpx },
  geojson: { type: 'application/geo+json', write: dayGeoJson },
} as const;

/**
 * A planned day as a file of one of three formats. A day in the drawn town needs it.
 *
 * @param remark what the file says of its plan, where the format has a place for it
 */
export function exportFile(
  format: keyof typeof formats,
  day: Day,
  plan: Plan,
  town: PlannerTown | undefined,
  remark = '',
): ExportedFile {
  const { type, write } = formats[format];
  return { name: fileName(day.title, format), type, text: write(day, plan, town, remark) };
}
