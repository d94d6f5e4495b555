import type { Drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { box, disc, icon } from '@/art/pens/shapes';
import { stop, thread } from '@/art/pens/threads';

/** BUS 09 on its way in: clock, stop and how many get on. */
const calls = [
  ['21:23', 'Lake End', '3'],
  ['21:31', 'Old Mill', '4'],
  ['21:36', 'Weaver Lane', '2'],
  ['21:47', 'Station', '5'],
  ['21:55', 'North Gate', '3'],
] as const;

const riders = (count: string, x: number, y: number): string =>
  icon('user', x - 38, y - 15, 18, 'ink2') +
  words(count, { x, y, size: 17, face: 'strong', anchor: 'end' });

const gate = (x: number, y: number): string =>
  [
    disc(x, y, 62, { fill: 'ochre', opacity: 0.14 }),
    disc(x, y, 40, { fill: 'ochre', opacity: 0.2 }),
    box(x - 20, y - 20, 40, 40, { fill: 'ink' }, 9),
    icon('factory', x - 12, y - 13, 24, 'cobalttint'),
  ].join('');

/** A round as a line from the first rider down to the gate. */
function line(x: number, y: number, step: number, width: number): string {
  const end = y + calls.length * step + 30;
  return [
    gate(x, end),
    thread(`M${x} ${y}V${end - 24}`, 'ochre'),
    ...calls.map(([clock, name, count], i) => {
      const at = y + i * step;
      return [
        stop(x, at, 'ochre', { radius: 8, served: i < 3, ground: 'cobalttint' }),
        words(clock, { x: x + 26, y: at - 4, size: 16, face: 'mono', color: 'ink2' }),
        words(name, { x: x + 26, y: at + 17, size: 18, face: 'strong' }),
        riders(count, width - 24, at + 12),
      ].join('');
    }),
    gate(x, end),
    words('22:14', { x: x + 76, y: end - 2, size: 26, face: 'sign' }),
    words('at the gate, 17 aboard', { x: x + 76, y: end + 21, size: 16, color: 'ink2' }),
  ].join('');
}

const roster = (width: number, height: number): Drawing => ({
  width,
  height,
  light: 'night',
  draw: () =>
    [
      box(0, 0, width, height, { fill: 'cobalttint' }),
      words('BUS 09', { x: 24, y: 44, size: 20, face: 'strong' }),
      words('night shift', {
        x: width - 24,
        y: 43,
        size: 16,
        face: 'mono',
        color: 'ink2',
        anchor: 'end',
      }),
      line(76, 96, (height - 200) / 5.4, width),
    ].join(''),
});

export const storiesRoster = {
  'story-roster': roster(340, 560),
} as const satisfies Record<string, Drawing>;
