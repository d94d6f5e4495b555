import { fromLetters, toLetters } from './base64url';
import { liesInTown, readDay, type SharedDay, type TownOfLink, writeDay } from './day-bytes';

/** What cannot be opened, in words for the visitor. */
export class LinkError extends Error {}

/** The link's own version; what a later one holds is not guessed at. */
const version = 1;

/** As many stops as a link takes, and as many signs as mail programs leave whole. */
const mostStopsInLink = 60;
const mostSigns = 2000;

const damaged =
  'This link is damaged: a part of it is missing or was changed. Ask for it once more, or begin with a sample day.';
const newer = 'This link was made by a newer planner. Reload the page and open it again.';

/** What a text after `#planner=` asks for: a day by its name, or one that the link itself holds. */
export const isLink = (text: string): boolean => /^\d+\./.test(text);

/**
 * The address of a day with its routes: all of it stands after the number sign, which browsers send to
 * no server. Undefined where it holds more than 60 stops or would be longer than 2,000 signs.
 *
 * @param page the address of the planner's page, without a number sign
 */
export function linkTo(
  page: string,
  shared: SharedDay,
  town: TownOfLink | undefined,
): string | undefined {
  if (shared.day.stops.length > mostStopsInLink) return undefined;
  const link = `${page}#planner=${version}.${toLetters(writeDay(shared, town))}`;
  return link.length <= mostSigns ? link : undefined;
}

/**
 * Opens the day of a link: what stands after `#planner=`. A day in the town asks for it, another does
 * not wait. Rejects with a LinkError in words for the visitor, and with whatever `bringTown` does.
 */
export async function openLink(
  text: string,
  bringTown: () => Promise<TownOfLink>,
): Promise<SharedDay> {
  const [, number, letters = ''] = /^(\d+)\.(.*)$/s.exec(text) ?? [];
  if (Number(number) > version) throw new LinkError(newer);
  const bytes = attempt(() => fromLetters(letters.trim()));
  const town = liesInTown(bytes) ? await bringTown() : undefined;
  return attempt(() => readDay(bytes, town));
}

/** Whatever goes wrong in reading a made-up link is told as one thing. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.debug('The link cannot be read', error);
    throw new LinkError(damaged);
  }
}
