import { readStored } from '@/lib/browser/stored';

/** Where a day is kept on this device. */
export const savedKey = 'planner-day';

/** The form in which a day is kept; one of another form is left alone and not offered. */
export const savedForm = '1';

/** When a day was saved here; undefined where none is, or none that this planner can read. */
export function savedAt(): Date | undefined {
  const [form, time] = readStored(savedKey)?.split(' ') ?? [];
  const at = new Date(time ?? '');
  return form === savedForm && !Number.isNaN(at.getTime()) ? at : undefined;
}
