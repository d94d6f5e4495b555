import {
  drawing,
  hourMark,
  hue,
  icon,
  stop,
  tag,
  clock as timeOf,
  tinted,
  words,
} from '@/art/pens';
import { box, edged, lined, segment } from '@/art/pens/shapes';

/** Times in minutes after 5 AM, `at` in miles driven. */
export const docks = [
  { name: 'Market Row', at: 6, open: [40, 70], stay: [48, 60] },
  { name: 'Mill Quarter', at: 10, open: [70, 105], stay: [75, 87] },
  { name: 'Weavers’ Gate', at: 18, open: [90, 150], stay: [115, 130] },
  { name: 'Fuller’s Field', at: 24, open: [135, 170], stay: [150, 165] },
  { name: 'Tenter Park', at: 29, open: [165, 210], stay: [183, 195] },
  { name: 'Bobbin Street', at: 35, open: [210, 240], stay: [216, 230] },
] as const;

/** Minutes at which the van leaves the hub, is back, and leaves again. */
const leave = 25;
const back = 258;
const again = 280;
const sofa = { at: 5, minute: 300 };

export const clock = (minute: number): string => timeOf(5 + minute / 60);

type Place = (minute: number, mile: number) => readonly [x: number, y: number];

/** Path data past the docks, and to the first sofa. The way home has no line: miles only count upward. */
function ways(place: Place): { docked: string; sofas: string } {
  const point = (minute: number, at: number) => place(minute, at).join(' ');
  const stays = docks
    .map(({ at, stay }) => `L${point(stay[0], at)}L${point(stay[1], at)}`)
    .join('');
  return {
    docked: `M${point(leave, 0)}${stays}`,
    sofas: `M${point(back, 0)}L${point(again, 0)}L${point(sofa.minute, sofa.at)}`,
  };
}

const stops = (place: Place) =>
  docks
    .flatMap(({ at, stay }) => stay.map((minute) => place(minute, at)))
    .map(([x, y]) => stop(x, y, 'ochre', { radius: 7, served: true }));

const trouble = { ...tinted('ochre'), icon: 'triangle-alert', size: 16 };

export const pictures = {
  'retail-stringline': drawing(1280, 604, () => {
    const place: Place = (minute, at) => [214 + minute * 3.36, 560 - at * 14];
    const { docked, sofas } = ways(place);
    const [hubX, hubY] = place(leave, 0);
    const [backX, backY] = place(back, 0);
    const [sofaX, sofaY] = place(sofa.minute, sofa.at);
    return [
      ...[0, 60, 120, 180, 240, 300].map((minute) => {
        const [x] = place(minute, 0);
        return [
          segment([x, 24], [x, 560], lined('line', 2)),
          words.mono(hourMark(5 + minute / 60), x, 592, 17, 'ink2', 'middle'),
        ];
      }),
      ...docks.map(({ name, at, open }) => {
        const [x, y] = place(open[0], at);
        const width = place(open[1], at)[0] - x;
        return [
          segment([196, y], [1222, y], lined('line', 2)),
          words.strong(name, 0, y + 6, 18),
          words.mono(`${at} mi`, 184, y + 6, 16, 'ink2', 'end'),
          box(x, y - 15, width, 30, edged('tealtint', 'teal', 2), 8),
        ];
      }),
      words.text('miles driven', 184, 38, 16, 'ink2', 'end'),
      segment([196, 560], [1222, 560], lined('ink', 2)),
      words.strong('Foundry hub', 0, 566, 18),
      hue(sofas, 'ochre', { width: 5, dash: [0.1, 10] }),
      hue(docked, 'ochre', { width: 5 }),
      stops(place),
      stop(hubX, hubY, 'ochre', { radius: 9 }),
      stop(backX, backY, 'ochre', { radius: 9 }),
      words.strong(clock(back), backX, backY - 44, 17, 'ink', 'middle'),
      words.text('back at the hub', backX, backY - 22, 17, 'ink2', 'middle'),
      stop(sofaX, sofaY, 'ochre', { radius: 9 }),
      words.strong('10:00', sofaX - 2, sofaY - 44, 17, 'ink', 'end'),
      words.text('first sofa', sofaX - 2, sofaY - 22, 17, 'ink2', 'end'),
      ...docks.map(({ at, stay, open }) => {
        const [, y] = place(stay[0], at);
        return words.mono(clock(stay[0]), place(open[0], at)[0] - 12, y + 6, 17, 'ink', 'end');
      }),
      tag('dock lift broken, 15 min', 732, 292, trouble),
    ];
  }),
  'retail-stringline-phone': drawing(350, 664, () => {
    const place: Place = (minute, at) => [62 + at * 7.55, 16 + minute * 2.1];
    const { docked, sofas } = ways(place);
    return [
      ...[0, 60, 120, 180, 240, 300].map((minute) => {
        const [, y] = place(minute, 0);
        return [
          segment([56, y], [350, y], lined('line', 2)),
          words.mono(hourMark(5 + minute / 60), 0, y + 6, 16, 'ink2'),
        ];
      }),
      segment([62, 16], [62, 646], lined('ink', 2)),
      ...docks.map(({ at, open }) => {
        const [x, y] = place(open[0], at);
        return box(x - 12, y, 24, place(open[1], at)[1] - y, edged('tealtint', 'teal', 2), 7);
      }),
      hue(sofas, 'ochre', { width: 5, dash: [0.1, 10] }),
      hue(docked, 'ochre', { width: 5 }),
      stops(place),
      ...docks.map(({ name, at, stay }, i) => {
        // At the arrival, and not on the line of an hour.
        const [x, y] = place(stay[0], at);
        const [left, side, base] =
          i < 3 ? ([x + 22, 'start', y - 14] as const) : ([x - 20, 'end', y + 15] as const);
        return [
          words.strong(name, left, base, 16, 'ink', side),
          words.mono(clock(stay[0]), left, base + 19, 16, 'ink', side),
        ];
      }),
      icon('triangle-alert', 95, 282, 16, 'ochretext'),
      words.strong('dock lift', 178, 296, 16, 'ochretext', 'end'),
      words.strong('broken, 15 min', 178, 315, 16, 'ochretext', 'end'),
      words.text('hub', 70, place(leave, 0)[1] - 10, 16, 'ink2'),
      stop(...place(leave, 0), 'ochre', { radius: 8 }),
      stop(...place(back, 0), 'ochre', { radius: 8 }),
      words.strong(`${clock(back)} back at the hub`, 86, place(back, 0)[1] + 6, 16),
      stop(...place(sofa.minute, sofa.at), 'ochre', { radius: 8 }),
      words.strong('10:00 first sofa', 122, 634, 16),
    ];
  }),
};
