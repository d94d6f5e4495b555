import { tag } from '@/art/pens/card';
import type { Drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { box, line } from '@/art/pens/shapes';
import { stop, thread } from '@/art/pens/threads';
import { clock, docks, leave, type Place, sofa, stops, ways } from './retail-morning';
import { narrow } from './retail-stringline-phone';

/** Distance upward, time to the right; a bar is a dock that is open. */
function wide(): string {
  const place: Place = (minute, at) => [214 + minute * 3.36, 560 - at * 10];
  const { docked, sofas } = ways(place);
  const [hubX, hubY] = place(leave, 0);
  const [sofaX, sofaY] = place(sofa.minute, sofa.at);
  return [
    ...[0, 60, 120, 180, 240, 300].map((minute) => {
      const [x] = place(minute, 0);
      return (
        line(
          [
            [x, 24],
            [x, 560],
          ],
          { stroke: 'line', width: 2 },
        ) +
        words(clock(minute), { x, y: 592, size: 17, face: 'mono', color: 'ink2', anchor: 'middle' })
      );
    }),
    ...docks.map(({ name, at, open }) => {
      const [x, y] = place(open[0], at);
      const width = place(open[1], at)[0] - x;
      return (
        line(
          [
            [196, y],
            [1222, y],
          ],
          { stroke: 'line', width: 2 },
        ) +
        words(name, { x: 0, y: y + 6, size: 18, face: 'strong' }) +
        words(`${at} km`, {
          x: 184,
          y: y + 6,
          size: 16,
          face: 'mono',
          color: 'ink2',
          anchor: 'end',
        }) +
        box(x, y - 15, width, 30, { fill: 'tealtint', stroke: 'teal', width: 2 }, 8)
      );
    }),
    line(
      [
        [196, 560],
        [1222, 560],
      ],
      { stroke: 'ink', width: 2 },
    ),
    words('Riverside hub', { x: 0, y: 566, size: 18, face: 'strong' }),
    thread(sofas, 'ochre', { width: 5, dash: [0.1, 10] }),
    thread(docked, 'ochre', { width: 5 }),
    stops(place),
    stop(hubX, hubY, 'ochre', { radius: 9 }),
    stop(sofaX, sofaY, 'ochre', { radius: 9 }),
    words('10:00', { x: sofaX - 2, y: sofaY - 44, size: 17, face: 'strong', anchor: 'end' }),
    words('first sofa', { x: sofaX - 2, y: sofaY - 22, size: 17, color: 'ink2', anchor: 'end' }),
    ...docks.map(({ at, stay, open }) => {
      const [, y] = place(stay[0], at);
      return words(clock(stay[0]), {
        x: place(open[0], at)[0] - 12,
        y: y + 6,
        size: 17,
        face: 'mono',
        anchor: 'end',
      });
    }),
    tag('lift out, 15 min, still inside', 748, 268, {
      fill: 'warningground',
      color: 'warning',
      icon: 'triangle-alert',
      size: 16,
    }),
  ].join('');
}

/** The round of the retail page: a line that has to pass through every open dock. */
export const retailStringline = {
  'retail-stringline': { width: 1280, height: 604, light: 'page', draw: wide },
  'retail-stringline-phone': { width: 350, height: 664, light: 'page', draw: narrow },
} as const satisfies Record<string, Drawing>;
