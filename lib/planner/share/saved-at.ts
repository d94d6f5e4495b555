import { readStored } from '@/lib/browser/stored';

/** Where a day is kept on this device. */
export const savedKey = 'planner-day';

/**
 * What is kept on this device; undefined where that is nothing, or nothing that this planner can read.
 * Form 2 is JSON, form 1 letters. One of another form is left alone and not offered.
 */
export function savedText() {
  const [, form, time = '', text = ''] =
    /^(\d+) (\S+) (.+)$/s.exec(readStored(savedKey) ?? '') ?? [];
  const at = new Date(time);
  if ((form !== '1' && form !== '2') || Number.isNaN(at.getTime())) return undefined;
  return { form, at, text };
}

/** When a day was saved here. */
export const savedAt = (): Date | undefined => savedText()?.at;
