import { change, type DrawCover, dots, label } from '@/art/covers';
import { box, type Color, disc, edged, line, lined, segment, times } from '@/art/pens';
import type { Point } from '@/lib/city/types';

/** Hours: trucks set out, last store, vans set out, shift ends. */
const [early, stores, vansOut, shiftEnds] = [5.5, 11.5, 10, 14.5] as const;
/** Stores of each truck, and home orders on its way back. */
const [trucks, doors] = [[4, 3, 4, 3], 15] as const;
/** Vans before, and those given back. */
const [vans, spared, edge] = [9, 2, 1210] as const;
const [left, perHour, top, step] = [84, 92, 118, 37] as const;

const x = (hour: number) => left + (hour - early) * perHour;
const y = (row: number) => top + row * step;

const vehicle = (at: number, row: number, long: number, color: Color) => [
  box(at - 14, y(row) - 13, long, 26, { fill: color }, 6),
  box(at + long - 27, y(row) - 9, 8, 18, { fill: 'paper' }, 2),
];

export const cover: DrawCover = () => {
  const stops = (count: number) =>
    times(count + 1, (i) => x(early + ((stores - early) * i) / count));
  const homeStops = trucks.flatMap((_, row) =>
    times(doors, (i) => [x(stores + ((shiftEnds - stores) * (i + 1)) / doors), y(row)] as const),
  );
  const count = trucks.length + vans;
  return {
    alt: `A timetable of ${count} lines. Four trucks end at their last store at 11:30 AM and run on to 2:30 PM with ${doors} doors each, in orange. Of nine vans two are dotted, no longer needed: ${count} vehicles become ${count - spared}.`,
    ink: [
      [stores, shiftEnds].map((hour) =>
        segment([x(hour), 70], [x(hour), 600], { ...lined('ink', 3, [1, 12]), opacity: 0.6 }),
      ),
      trucks.map((_, row) =>
        segment([x(stores), y(row)], [x(shiftEnds), y(row)], lined('signal', 7)),
      ),
      dots(homeStops, 6, edged('paper', 'signal', 4)),
      trucks.map((each, row) => [
        line(
          stops(each).map((at): Point => [at, y(row)]),
          lined('teal', 9),
        ),
        stops(each).map((at) => disc(at, y(row), 9, edged('teal', 'teal', 5))),
      ]),
      trucks.map((_, row) => vehicle(x(early), row, 50, 'teal')),
      times(vans, (i) => {
        const [row, kept] = [trucks.length + i, i < vans - spared];
        const paint = kept ? lined('plum', 9) : { ...lined('ink', 7, [1, 14]), opacity: 0.7 };
        return [
          segment([x(vansOut), y(row)], [edge, y(row)], paint),
          vehicle(x(vansOut), row, 34, kept ? 'plum' : 'ink3'),
        ];
      }),
      change(String(count), String(count - spared), 450, 540),
      label('11:30 AM', x(stores), 56, { anchor: 'middle' }),
      label('2:30 PM', x(shiftEnds), 56, { anchor: 'middle' }),
      label(`${doors} doors`, 1144, y(1.5) + 9, { anchor: 'end', size: 27 }),
    ],
  };
};
