import { blend, block, type DrawCover, figure, flat, label, tilted } from '@/art/covers';
import { num, places } from '@/art/maps';
import { disc, edged, lined, shape, times } from '@/art/pens/shapes';

const [fields, perRow, tripped] = [28, 7, 9] as const;
/** The far corner of the first field; its sides, the steps to the next, and its height. */
const first = [430, 64] as const;
const [long, wide, stepX, stepY, high] = [78, 62, 110, 104, 8] as const;
/** Minutes from VAN 19 to the field, to the depot and on to the field; length of a minute. */
const [near, toDepot, onward, perMinute] = [14, 31, 42, 10] as const;

type Spot = readonly [along: number, across: number];
const place = tilted(first);
const spot = (i: number): Spot => [(i % perRow) * stepX, Math.floor(i / perRow) * stepY];
const pair = (at: Spot | readonly [number, number, number]) => place(at).map(num).join(' ');
const ways = (all: readonly (readonly Spot[])[], paint: Parameters<typeof shape>[1]) =>
  shape(all.map((spots) => `M${spots.map(pair).join('L')}`).join(''), paint);

function seams(i: number): string {
  const [x, y] = spot(i);
  const at = (along: number, across: number) =>
    place([x + along, y + across, high])
      .map(Math.round)
      .join(' ');
  const across = [1, 2, 3].map((k) => `M${at((k * long) / 4, 0)}L${at((k * long) / 4, wide)}`);
  return `${across.join('')}M${at(0, wide / 2)}L${at(long, wide / 2)}`;
}

const lit = [blend('teal', 40, 'tealdeep'), blend('teal', 62, 'tealdeep'), 'teal'] as const;
const out = ['band', 'band', blend('plumdeep', 62, 'band')] as const;
const white = [blend('ink', 30, 'plumdeep'), blend('ink', 55, 'plumdeep'), 'ink'] as const;

export const cover: DrawCover = () => {
  const all = times(fields, (i) => i);
  const [x, y] = spot(tripped);
  // Before the field, to its left, and before the last row.
  const street = y + wide + 21;
  const [side, front, yard] = [x - 15, 3 * stepY + wide + 14, 50];
  const stop: Spot = [x + long / 2, y + wide];
  const turn: Spot = [stop[0], street];
  const last = front - stop[1] + stop[0] - side;
  const depot = side - (onward * perMinute - last - yard);
  const crew = depot + toDepot * perMinute - yard;
  const van = turn[0] + near * perMinute - 21;
  return {
    pose: 'tilted',
    ground: 'deep',
    alt: `${fields} solar fields on a tilted map, one of them dark. A van ${near} minutes away takes the short way to it, in orange. Dotted, the old way around by the depot, ${toDepot} and ${onward} minutes: 97 from alarm to wrench instead of 33.`,
    ink: [
      all.map((i) =>
        block({
          ...{ at: place(spot(i)), base: [long, wide], to: high },
          colors: i === tripped ? out : lit,
        }),
      ),
      shape(all.map(seams).join(''), lined(blend('teal', 72, 'tealdeep'), 3)),
      flat(place([x, y, high]), [0, 0], [long, wide], 0, lined('ink', 4)),
      // From where the old way turns in, so that the dots are in step.
      ways(
        [
          places(`${side},${front} ${depot},${front} ${depot},${front + yard}`),
          places(`${side},${front} ${crew},${front}`),
          [[side, front], [side, street], turn],
        ],
        lined('ink', 7, [1, 12.4]),
      ),
      disc(...place([crew, front]), 9, edged('paper', 'ink', 6)),
      block({ at: place([depot - 48, front + yard]), base: [76, 60], to: 38, colors: white }),
      ways([[[van, street], turn, stop]], lined('signal', 14)),
      disc(...place(stop), 11, edged('paper', 'signal', 8)),
      block({ at: place([van, street - 14]), base: [60, 28], to: 26, colors: white }),
      figure('33 min', 1118, 148, { anchor: 'end' }),
      label('not 97', 1118, 204, { anchor: 'end' }),
      label('depot', 80, 424),
    ],
  };
};
