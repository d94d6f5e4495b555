import { barsOf, type DrawCover, dots, figure, inRows, label } from '@/art/covers';
import { hues, places } from '@/art/maps';
import { box, edged, lined, segment, shape, times } from '@/art/pens/shapes';
import { roundedPath } from '@/art/routing/polyline';

/** Riders, minutes between pickups, and from the last one to the gate. */
const [riders, between, lastRide] = [96, 4, 20] as const;
const [gate, perMinute, top, row] = [1010, 15, 138, 43];

export const cover: DrawCover = (article) => {
  const shuttles = barsOf(article).find(({ strong }) => strong)?.value ?? 0;
  const x = (minute: number) => gate - minute * perMinute;
  const middle = (shuttles - 1) / 2;
  const share = (line: number) => Math.round((line * (riders % shuttles)) / shuttles);
  const center = top + middle * row;
  const lines = times(shuttles, (i) => ({
    y: top + i * row,
    at: center + (i - middle) * 13,
    color: hues[i % hues.length] ?? 'cobalt',
    // Spreads the remainder over the lines.
    count: Math.floor(riders / shuttles) + share(i + 1) - share(i),
  }));
  const windows = 'h30v46h-30zm56 0h30v46h-30zm56 0h30v46h-30z';
  return {
    ground: 'deep',
    alt: `${shuttles} lines of shuttles with ${riders} stops in all, one for each rider. They run into one gate under a moon; it has to be reached at 9:44 PM, and minutes are counted back from there to −60.`,
    ink: [
      [60, 45, 30, 15].map((minute) =>
        segment([x(minute), 100], [x(minute), 506], lined('ink3', 4, [1, 11])),
      ),
      lines.map(({ y, at, color, count }) => {
        const start = x(lastRide + (count - 1) * between);
        const way = places(`${start},${y} ${x(lastRide) + 24},${y} ${x(9)},${at} ${gate},${at}`);
        return shape(roundedPath(way, 20), lined(color, 8));
      }),
      lines.map(({ y, color, count }) =>
        dots(
          inRows(count, count, [x(lastRide + (count - 1) * between), y], [between * perMinute, 0]),
          9,
          edged('cobaltdeep', color, 5),
        ),
      ),
      box(gate, center - 96, 26, 192, { fill: 'ink' }, 3),
      box(gate + 36, center - 96, 260, 192, { fill: 'ochre' }, 3),
      shape(`M${gate + 60} ${center - 62}${windows}m-112 70${windows}`, { fill: 'cobaltdeep' }),
      shape('M1082 40a46 46 0 1 0 32 66a38 38 0 1 1 -32 -66z', { fill: 'ink' }),
      [60, 45, 30, 15].map((minute) => label(`−${minute}`, x(minute), 78, { anchor: 'middle' })),
      label(`${riders} riders, ${shuttles} shuttles`, 82, 584),
      figure('9:44 PM', 1118, 584, { anchor: 'end' }),
    ],
  };
};
