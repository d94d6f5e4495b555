import { centerOf, type Day } from '@/lib/planner/day/day';
import { counted } from '@/lib/words/count';
import { isZipCenter } from './centers';

/** How far the center of a ZIP code is off, as the end of a sentence. */
const farOff = 'often a mile or more from the door';

function sentence(stops: number, depot: boolean, what: string): string {
  if (stops === 0 && !depot) return '';
  const who = [depot && 'The depot', stops > 0 && counted(stops, 'stop')].filter(Boolean);
  const isOne = stops + Number(depot) === 1;
  const stand = isOne ? 'stands at the center of its' : 'stand at the center of their';
  return `${who.join(' and ')} ${stand} ${what}.`;
}

/** '38 stops stand at the center of their ZIP code, often a mile or more from the door.' Empty where none does. */
export function centersWords(
  stops: readonly (string | undefined)[],
  depot: string | undefined,
): string {
  const count = (fits: (center: string) => boolean) =>
    stops.filter((center) => center && fits(center)).length;
  const isOther = (center: string) => !isZipCenter(center);
  return [
    sentence(count(isZipCenter), depot !== undefined && isZipCenter(depot), `ZIP code, ${farOff}`),
    sentence(
      count(isOther),
      depot !== undefined && isOther(depot),
      'street or town, not at the door',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same of a day, with what to do about it. */
export function dayCentersWords({ stops, depot }: Day): string {
  const words = centersWords(
    stops.map(({ place }) => centerOf(place)),
    centerOf(depot.place),
  );
  const hub = centerOf(depot.place) ? ' Move the depot under Vans.' : '';
  return words && `${words} Drag a stop to its door on the map, or open it and press Move.${hub}`;
}
