import { store } from '@/lib/browser/stored';
import { readDay, type SharedDay, type TownOfLink, toArrays } from './day-arrays';
import { oldArrays } from './old-day';
import { savedKey, savedText } from './saved-at';
import { DamagedError } from './values';

/**
 * Keeps a day with its routes on this device, in place of the one before. Call it on the visitor's own
 * click alone. False where the device refuses.
 */
export const saveDay = (shared: SharedDay, now: Date): boolean =>
  // Without the town's addresses every stop keeps its name, so that a later town renames none.
  store(savedKey, `2 ${now.toISOString()} ${JSON.stringify(toArrays(shared, undefined))}`);

/** Forgets the day kept on this device. False where the device refuses. */
export const forgetDay = (): boolean => store(savedKey, null);

/**
 * The day kept on this device, undefined where there is none or where it cannot be read any more. A day
 * in the town asks for it. Rejects only as `bringTown` does.
 */
export async function readSavedDay(
  bringTown: () => Promise<TownOfLink>,
): Promise<SharedDay | undefined> {
  const saved = savedText();
  if (!saved) return undefined;
  const { form, text } = saved;
  const arraysOf = () => (form === '1' ? oldArrays(text) : JSON.parse(text));
  return readDay(arraysOf, bringTown).catch((error) => {
    if (error instanceof DamagedError) return undefined;
    throw error;
  });
}
