import { type DrawCover, dots, figure, inRows, label, strip } from '@/art/covers';
import { edged, lined, segment, shape } from '@/art/pens/shapes';
import type { Point } from '@/lib/city/types';

const [failed, opened, rows] = [120, 64, 6] as const;
const columns = failed / rows;
const [top, foot] = [206, 582];
const [wide, high] = [34, 50];

export const cover: DrawCover = () => {
  const places = inRows(failed, columns, [84, 216], [52.6, 60]);
  // From the right, column by column.
  const goes = (_: unknown, i: number) => {
    const [column, row] = [columns - 1 - (i % columns), rows - 1 - Math.floor(i / columns)];
    return column * rows + row < opened;
  };
  const ajar = places.filter(goes);
  const shut = places.filter((place, i) => !goes(place, i));
  const each = (doors: typeof places, of: string) =>
    doors.map(([x, y]) => `M${Math.round(x)} ${y}${of}z`).join('');
  const handles = (doors: typeof places, across: number, down: number) =>
    doors.map(([x, y]): Point => [Math.round(x) + across, y + down]);
  return {
    ground: 'deep',
    alt: `A wall of ${failed} doors, one for each first attempt that failed. Behind ${opened} of them, which stand ajar, there is light: they could have opened.`,
    ink: [
      strip(0, top, 1200, foot - top),
      shape(each(shut, `h${wide}v${high}h${-wide}`), edged('madderdeep', 'edge', 2.5)),
      dots(handles(shut, wide - 8, high / 2), 3, { fill: 'edge' }),
      shape(each(ajar, `h${wide}v${high}h${-wide}`), { fill: 'ochre' }),
      shape(each(ajar, `l20 7v${high}l-20 -7`), { fill: 'madder' }),
      dots(handles(ajar, 15, 32), 3, { fill: 'madderdeep' }),
      segment([-10, top], [1210, top], lined('ink', 7)),
      segment([-10, foot], [1210, foot], lined('ink', 7)),
      figure(`${opened} of ${failed}`, 78, 150),
      label('could have opened', 1118, 150, { anchor: 'end' }),
    ],
  };
};
