import { type DrawCover, dots, figure, inRows, label, strip } from '@/art/covers';
import { at, box, edged, lined, moved, shape } from '@/art/pens/shapes';

const [idle, spare, lanes] = [52, 18, 4] as const;
const inLane = idle / lanes;

const van = [
  shape('M-58 28q11 -14 22 0t22 0M-64 58q12 -14 24 0t24 0M-58 88q11 -14 22 0t22 0', {
    stroke: 'cobalt',
    width: 7,
  }),
  box(0, 0, 204, 116, { fill: 'ink' }, 20),
  box(14, 16, 118, 84, edged('ink', 'ink3', 4), 10),
  box(148, 13, 40, 90, { fill: 'cobaltdeep' }, 11),
];

export const cover: DrawCover = () => {
  const places = inRows(idle, inLane, [384, 198], [59, 90]);
  const fromFront = (i: number) => inLane - 1 - (i % inLane);
  const row = (i: number) => Math.floor(i / inLane);
  const goes = (_: unknown, i: number) => fromFront(i) * lanes + (lanes - 1 - row(i)) < spare;
  const stay = places.filter((place, i) => !goes(place, i));
  return {
    alt: `A parked van before ${idle} dots in four lanes, one for each minute that its engine idles in a day. The ${spare} in front are filled: they can go.`,
    ink: [
      moved('rotate(-4.5 600 330)', [
        strip(-60, 142, 1320, 382),
        at(134, 210, van),
        dots(stay, 20, { ...lined('ink', 6), opacity: 0.42 }),
        dots(places.filter(goes), 24, { fill: 'cobalt' }),
      ]),
      figure(`${idle} min`, 78, 134, { size: 120 }),
      label('0 mph', 82, 598),
      label(`${spare} can go`, 1118, 598, { anchor: 'end', color: 'cobalt' }),
    ],
  };
};
