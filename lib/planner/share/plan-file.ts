import { degreeParts, readDay, type SharedDay, type TownOfLink, toArrays } from './day-arrays';
import { DamagedError } from './values';

/** What a file of a later version holds is not guessed at. */
const version = 1;

/** A day with its routes, and whether those are a simple split that was made here. */
export interface FiledDay extends SharedDay {
  readonly isSimple: boolean;
}

const damaged =
  'This plan file is damaged: a part of it is missing or was changed. Export the plan once more.';
const newer = 'This plan file was made by a newer planner. Reload the page and open it again.';

/** All of a day and its routes as JSON: the arrays of a link, with finer places and every name. */
export const planFile = ({ isSimple, ...shared }: FiledDay): string =>
  `${JSON.stringify({
    planVersion: version,
    isSimple,
    day: toArrays(shared, undefined, degreeParts.fine),
  })}\n`;

/** Whether a file that begins like this is a plan file. */
export const isPlanFile = (begin: string): boolean => /^\ufeff?\s*\{\s*"planVersion"/.test(begin);

/**
 * The day of a plan file, or why it cannot be opened, in words for the visitor. A day in the town asks for
 * it. Rejects only as `bringTown` does.
 */
export async function readPlanFile(
  text: string,
  bringTown: () => Promise<TownOfLink>,
): Promise<FiledDay | string> {
  let file: { readonly planVersion?: unknown; readonly isSimple?: unknown; readonly day?: unknown };
  try {
    file = JSON.parse(text.replace(/^\ufeff/, '')) ?? {};
  } catch {
    return damaged;
  }
  if (Number(file.planVersion) > version) return newer;
  if (file.planVersion !== version) return damaged;
  try {
    const shared = await readDay(() => file.day, bringTown, degreeParts.fine);
    return { ...shared, isSimple: file.isSimple === true };
  } catch (error) {
    if (error instanceof DamagedError) return damaged;
    throw error;
  }
}
