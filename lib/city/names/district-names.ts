import { shuffle } from '../random';
import type { City, Point, River } from '../types';
import { middleNear } from '../water/river';
import { offshoreAt } from '../water/water';
import { inlandNames, riversideNames } from './district-words';

/** A district is by the river when one of its blocks is this near to the water, in map units. */
const riverside = 30;

type Part = { readonly at: Point; readonly blocks: readonly { readonly at: Point }[] };

/** The name of a bank by the side of the river it lies on; north is up the map. */
function bankName(river: River, at: Point): string {
  const [x, y] = middleNear(river, at);
  const across = at[0] - x;
  const down = at[1] - y;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'Eastbank' : 'Westbank';
  return down > 0 ? 'Southbank' : 'Northbank';
}

/** A name for each district, none twice. By the river, banks come first; then trades of the water. */
export function nameDistricts(city: City, parts: readonly Part[], random: () => number): string[] {
  const inland = shuffle(inlandNames, random);
  const waterside = shuffle(riversideNames, random);
  const taken = new Set<string>();
  return parts.map(({ at, blocks }) => {
    const { river } = city;
    const isWet =
      river &&
      blocks.some((block) => offshoreAt({ ...city, lake: undefined }, block.at) < riverside);
    const candidates = isWet ? [bankName(river, at), ...waterside, ...inland] : inland;
    const name = candidates.find((each) => !taken.has(each));
    if (!name) throw new RangeError(`No district name left after ${taken.size}`);
    taken.add(name);
    return name;
  });
}
