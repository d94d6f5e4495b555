import { clock, drawing, hue, stop, words } from '@/art/pens';
import { box, lined, segment } from '@/art/pens/shapes';

const doors = { first: 132, second: 246 } as const;

/** Minutes after 14:00. */
const minuteX = (minute: number): number => 30 + minute * 12.8;

const opening = (y: number): string =>
  box(30, y - 25, 384, 50, { fill: 'tealtint', stroke: 'teal', dash: [5, 5] }, 8);

const hours = [0, 10, 20, 30].map((minute) => [
  segment([minuteX(minute), 60], [minuteX(minute), 288], lined('line')),
  words.mono(clock(14 + minute / 60), Math.max(minuteX(minute), 44), 48, 16.5, 'ink2', 'middle'),
]);

/** 8 minutes at one door and 25 on the road: 3 too late for the other. */
export const pictures = {
  'help-windows': drawing(520, 344, { ground: 'surface' }, () => [
    ...hours,
    words.strong('22 Dyers’ Row', minuteX(0), doors.first - 38, 18),
    words.strong('Shop', minuteX(0), doors.second - 38, 18),
    opening(doors.first),
    opening(doors.second),
    hue(`M${minuteX(0)} ${doors.first}H${minuteX(8)}L${minuteX(33)} ${doors.second}`, 'cobalt'),
    stop(minuteX(0), doors.first, 'cobalt', { radius: 9, served: true }),
    stop(minuteX(8), doors.first, 'cobalt', { radius: 9 }),
    stop(minuteX(33), doors.second, 'error', { radius: 11 }),
    words.mono('8 min', minuteX(10), doors.first + 6, 17),
    box(minuteX(24) - 6, doors.first + 41, 152, 24, { fill: 'surface' }),
    words.mono('25 min by road', minuteX(24), doors.first + 58, 17),
    words.mono('14:33', minuteX(33), doors.second + 40, 17, 'error', 'middle'),
    words.strong('3 min too late', 496, doors.second + 68, 18, 'error', 'end'),
  ]),
};
