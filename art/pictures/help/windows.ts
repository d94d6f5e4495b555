import type { Drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { box, line } from '@/art/pens/shapes';
import { stop, thread } from '@/art/pens/threads';

const doors = { first: 132, second: 246 } as const;

/** Where a minute after 14:00 lies. */
const minuteX = (minute: number): number => 30 + minute * 12.8;

/** The half hour in which a door may be reached. */
const opening = (y: number): string =>
  box(
    minuteX(0),
    y - 25,
    minuteX(30) - minuteX(0),
    50,
    { fill: 'tealtint', stroke: 'teal', dash: [5, 5] },
    8,
  );

const hours = [0, 10, 20, 30].map((minute) =>
  [
    line(
      [
        [minuteX(minute), 60],
        [minuteX(minute), 288],
      ],
      { stroke: 'line' },
    ),
    words(`14:${String(minute).padStart(2, '0')}`, {
      x: Math.max(minuteX(minute), 44),
      y: 48,
      size: 16.5,
      face: 'mono',
      color: 'ink2',
      anchor: 'middle',
    }),
  ].join(''),
);

/** A van that takes 8 minutes at one door and 25 on the road misses the other by 3 (one chart). */
export const helpWindows = {
  'help-windows': {
    width: 520,
    height: 344,
    light: 'page',
    draw: () =>
      [
        box(0, 0, 520, 344, { fill: 'surface' }),
        ...hours,
        words('Dyers’ Row 22', { x: minuteX(0), y: doors.first - 38, size: 18, face: 'strong' }),
        words('Shop', { x: minuteX(0), y: doors.second - 38, size: 18, face: 'strong' }),
        opening(doors.first),
        opening(doors.second),
        thread(
          `M${minuteX(0)} ${doors.first}H${minuteX(8)}L${minuteX(33)} ${doors.second}`,
          'cobalt',
        ),
        stop(minuteX(0), doors.first, 'cobalt', { radius: 9, served: true }),
        stop(minuteX(8), doors.first, 'cobalt', { radius: 9 }),
        stop(minuteX(33), doors.second, 'error', { radius: 11 }),
        words('8 min', { x: minuteX(10), y: doors.first + 6, size: 17, face: 'mono' }),
        box(minuteX(24) - 6, doors.first + 41, 152, 24, { fill: 'surface' }),
        words('25 min by road', {
          x: minuteX(24),
          y: doors.first + 58,
          size: 17,
          face: 'mono',
        }),
        words('14:33', {
          x: minuteX(33),
          y: doors.second + 40,
          size: 17,
          face: 'mono',
          color: 'error',
          anchor: 'middle',
        }),
        words('3 min too late', {
          x: 496,
          y: doors.second + 68,
          size: 18,
          face: 'strong',
          color: 'error',
          anchor: 'end',
        }),
      ].join(''),
  },
} as const satisfies Record<string, Drawing>;
