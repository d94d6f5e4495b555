import { widthOf, words } from '@/art/pens/letters';
import { box, edged, lined, segment, stop, thread } from '@/art/pens/shapes';
import { clock, docks, leave, type Place, sofa, stops, ways } from './retail-morning';

/** The same for a phone: time runs down, distance to the right. */
export function narrow() {
  const place: Place = (minute, at) => [62 + at * 5.4, 16 + minute * 2.1];
  const { docked, sofas } = ways(place);
  return [
    ...[0, 60, 120, 180, 240, 300].map((minute) => {
      const [, y] = place(minute, 0);
      return [
        segment([56, y], [350, y], lined('line', 2)),
        words.mono(clock(minute), 0, y + 6, 16, 'ink2'),
      ];
    }),
    segment([62, 16], [62, 646], lined('ink', 2)),
    ...docks.map(({ at, open }) => {
      const [x, y] = place(open[0], at);
      return box(x - 12, y, 24, place(open[1], at)[1] - y, edged('tealtint', 'teal', 2), 7);
    }),
    thread(sofas, 'ochre', { width: 5, dash: [0.1, 10] }),
    thread(docked, 'ochre', { width: 5 }),
    stops(place),
    ...docks.map(({ name, at, stay }, i) => {
      const [x, y] = place(stay[i < 2 ? 0 : 1], at);
      const right = i < 2;
      const width = widthOf(name, 16, 'strong') + 8;
      const left = right ? x + 22 : x - 22 - width + 8;
      const base = right ? y - 6 : i === 5 ? y - 7 : y + 16;
      return [
        box(left - 4, base - 15, width, 20, { fill: 'sunk' }),
        words.strong(name, left, base, 16),
      ];
    }),
    words.text('hub', 70, place(leave, 0)[1] - 10, 16, 'ink2'),
    stop(...place(leave, 0), 'ochre', { radius: 8 }),
    stop(...place(sofa.minute, sofa.at), 'ochre', { radius: 8 }),
    words.strong('10:00 first sofa', 122, 634, 16),
  ];
}
