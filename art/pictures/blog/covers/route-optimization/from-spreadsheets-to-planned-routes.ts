import { curve, type DrawCover, dots, figure, label, strip } from '@/art/covers';
import { box, edged, lined, segment, shape, times } from '@/art/pens/shapes';

/** The first day on which each van drives by plan. */
const changes = [6, 6, 8, 8, 9, 9] as const;
const days = 10;
const [left, perDay, top, row] = [84, 104, 190, 62] as const;

const half = perDay / 2;
const x = (day: number) => left + (day - 1) * perDay;
const y = (van: number) => top + van * row + row / 2;

const cells = (van: number, until: number) =>
  times(2 * until, (i) =>
    box(x(1) + i * half + 3, y(van) - 24, half - 6, 48, edged('surface', 'teal', 3), 3),
  );

const way = (van: number, from: number) =>
  times(2 * (days + 1 - from) + 3, (i) => {
    const swing = i === 0 ? 0 : ([11, -4, -12, 6][(i + van) % 4] ?? 0);
    return [x(from) + i * half, y(van) + swing] as const;
  });

export const cover: DrawCover = () => ({
  ground: 'deep',
  alt: 'Six rows of spreadsheet cells over ten days, one row for each van. Two turn into routes with stops on the sixth day, two on the eighth and the last two on the ninth, behind which an orange line ends the sheet.',
  ink: [
    strip(0, top - 8, x(changes[5]), changes.length * row + 16),
    changes.map((day, van) => cells(van, day - 1)),
    changes.map((day, van) => shape(curve(way(van, day)), lined('teal', 10))),
    changes.map((day, van) => dots(way(van, day).slice(1, -2), 11, edged('tealdeep', 'teal', 6))),
    segment([x(10), top - 34], [x(10), top + changes.length * row + 4], lined('signal', 11)),
    figure('10 days', 78, 144),
    label('sheet', x(1), 607),
    label('plan', 1118, 607, { anchor: 'end' }),
  ],
});
