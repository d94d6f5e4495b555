import { readDay, type SharedDay, type TownOfLink, toArrays } from './day-arrays';
import { fromLetters, toLetters } from './letters';
import { oldArrays } from './old-day';
import { DamagedError } from './values';

/** What cannot be opened, in words for the visitor. */
export class LinkError extends Error {}

/** The link's own version; what a later one holds is not guessed at. */
const version = 2;

/** As many letters as mail programs leave whole: about 100 stops with names and windows. */
const mostLetters = 2000;

const damaged =
  'This link is damaged: a part of it is missing or was changed. Ask for it once more, or begin with a sample day.';
const newer = 'This link was made by a newer planner. Reload the page and open it again.';

/**
 * The address of a day with its routes: all of it stands after the number sign, which browsers send to
 * no server. Undefined where it would be longer than 2,000 letters.
 *
 * @param page the address of the planner's page, without a number sign
 */
export async function linkTo(
  page: string,
  shared: SharedDay,
  town: TownOfLink | undefined,
): Promise<string | undefined> {
  const letters = await toLetters(JSON.stringify(toArrays(shared, town)));
  const link = `${page}#planner=${version}.${letters}`;
  return link.length <= mostLetters ? link : undefined;
}

/**
 * Opens the day of a link: what stands after `#planner=`. A day in the town asks for it, another does
 * not wait. Rejects with a LinkError in words for the visitor, and with whatever `bringTown` does.
 */
export async function openLink(
  text: string,
  bringTown: () => Promise<TownOfLink>,
): Promise<SharedDay> {
  const [, number, letters = ''] = /^([1-9]\d*)\.(.*)$/s.exec(text.trim()) ?? [];
  if (Number(number) > version) throw new LinkError(newer);
  const arraysOf = async () =>
    number === '1' ? oldArrays(letters) : JSON.parse(await fromLetters(letters));
  return readDay(arraysOf, bringTown).catch((error) => {
    throw error instanceof DamagedError ? new LinkError(damaged) : error;
  });
}
