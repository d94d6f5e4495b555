import type { Day } from '../day/day';
import type { Plan } from '../day/plan';
import type { PlannerTown } from '../town/town';
import { dayCsv, dayRows } from './csv';
import { dayGeoJson } from './geojson';
import { dayGpx } from './gpx';

/** A day's title as the name of a file: 'courier-thursday.gpx', whatever stands in the title. */
export function fileName(title: string, ending: string): string {
  const bare = title
    .replace(/\.\w{2,4}$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...bare].slice(0, 60).join('') || 'planner-day'}.${ending}`;
}

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

type Write = (
  ...of: readonly [day: Day, plan: Plan, town: PlannerTown | undefined, remark: string]
) => string | Promise<Uint8Array>;

/** What writes a workbook comes when one is asked for. */
const dayXlsx: Write = async (day, plan, town) =>
  (await import('./xlsx')).xlsxFile(dayRows(day, plan, town));

const formats = {
  csv: { type: 'text/csv;charset=utf-8', write: dayCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: dayXlsx,
  },
  gpx: { type: 'application/gpx+xml;charset=utf-8', write: dayGpx },
  geojson: { type: 'application/geo+json;charset=utf-8', write: dayGeoJson },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly write: Write }>>;

export type ExportFormat = keyof typeof formats;

/**
 * A planned day as a file. A day in the drawn town needs it.
 *
 * @param remark what the file says of its plan, where the format has a place for it
 */
export async function exportFile(
  format: ExportFormat,
  day: Day,
  plan: Plan,
  town: PlannerTown | undefined,
  remark = '',
): Promise<ExportedFile> {
  const { type, write } = formats[format];
  const content = await write(day, plan, town, remark);
  return { name: fileName(day.title, format), type, content };
}
