import {
  type Color,
  card,
  clock,
  drawing,
  good,
  hourMark,
  hue,
  rule,
  stop,
  tag,
  words,
} from '@/art/pens';
import { box, disc, edged, lined, shape, spaced } from '@/art/pens/shapes';

/** Made up, like content/home/fleet.ts. Hours of November 12, at 1:48 PM. */
export const crew = [
  { name: 'S. Iversen', hue: 'madder', from: 7.82 },
  { name: 'L. Haddad', hue: 'cobalt', from: 7.93, rest: [12.5, 13] },
  { name: 'P. Novak', hue: 'teal', from: 8.03, rest: [12, 12.5] },
  { name: 'T. Adeyemi', hue: 'plum', from: 8.18, rest: [12.25, 12.75] },
] as const;

export const badge = (x: number, y: number, initials: string, color: Color) => [
  disc(x, y, 21, edged('surface', color, 4.5)),
  words.strong(initials, x, y + 5.8, 16, 'ink', 'middle'),
];

const now = 13.8;
const hours = [8, 10, 12, 14, 16];

const gone = ({ from, ...agent }: (typeof crew)[number]): [number, number][] =>
  'rest' in agent
    ? [
        [from, agent.rest[0]],
        [agent.rest[1], now],
      ]
    : [[from, now]];

const broken = { stroke: 'edge', dash: [3, 3] } as const;

function attendance(width: number) {
  const small = width < 400;
  const margin = small ? 20 : 28;
  const right = width - margin;
  // Ends of the hours from 7 AM to 5 PM.
  const [from, to] = small ? [20, 340] : [176, 492];
  const scale = 100;
  const at = (hour: number) => from + ((hour - 7) / 10) * (to - from);
  const first = 156;
  const [step, bar, minute] = small ? [82, 14, 0] : [98, -8, 24];
  const anchor = small ? 'end' : 'start';
  const rows = spaced(crew, first, step, (agent, y) => {
    const late = agent.from > 8.1;
    const color = late ? 'ochretext' : 'ink2';
    const onBreak = ([begin, end]: readonly [number, number]) =>
      end > begin ? box(at(begin), y + bar, at(end) - at(begin), 24, broken, 3) : '';
    return [
      rule(margin, y - 34, right - margin),
      words.strong(agent.name, margin, y, 18),
      words.mono(clock(agent.from), small ? right : margin, y + minute, 16, color, anchor),
      ...gone(agent).map(([begin, end], part, parts) => [
        box(at(begin), y + bar, at(end) - at(begin), 24, { fill: agent.hue }, 5),
        onBreak([end, parts[part + 1]?.[0] ?? end]),
      ]),
      late
        ? words.text('11 min late', small ? right - 46 : 116, y + minute, 15, color, anchor)
        : '',
    ];
  });
  const foot = first + crew.length * step - 12;
  return [
    words.strong(small ? 'Thu, Nov 12' : 'Thursday, November 12', margin, 50, 22),
    tag('4 of 4 in', right, 26, good, 'end'),
    ...hours.map((hour) => words.mono(hourMark(hour), at(hour), scale, 15, 'ink3', 'middle')),
    ...(small ? [] : hours).map((hour) =>
      shape(`M${at(hour)} ${scale + 12}V${foot - 32}`, lined('line', 1.2)),
    ),
    ...rows,
    small ? '' : shape(`M${at(now)} ${scale + 12}V${foot - 24}`, lined('ink', 2)),
    small ? '' : words.mono(clock(now), at(now), foot, 16, 'ink', 'middle'),
    words.text('Break', margin, foot, 15, 'ink3'),
    box(margin + 54, foot - 12, 26, 14, broken, 3),
  ];
}

function visits(width: number) {
  const rows = [
    ['8:00', 'Riverside hub', '2 door rollers', '', true],
    ['9:12', '9 Mill Quarter', 'Elevator 2, brake test', '9:00–10:00', true],
    ['11:05', '31 Bobbin Street', 'Doors stick on floor 3', '10:30–12:00', true],
    ['1:31', '22 Dyers’ Row', 'Monthly elevator check', '1:00–3:00', true],
    ['3:10', '4 Tenter Park', 'Door sensor, elevator 1', '3:00–4:30', false],
  ] as const;
  const small = width < 400;
  const margin = small ? 20 : 28;
  const right = width - margin;
  const top = 122;
  const step = small ? 76 : 80;
  const x = small ? 92 : 112;
  const label = x + 30;
  return [
    card(1, 1, width - 2, top + 4 * step + 54, 16),
    words.strong('L. Haddad', margin, 50, 22),
    words.mono(small ? '38.2 mi' : '4 visits, 38.2 mi', right, 49, 16, 'ink2', 'end'),
    rule(margin, 74, right - margin, 'ink'),
    hue(`M${x} ${top}V${top + 3.24 * step}`, 'ochre'),
    hue(`M${x} ${top + 3.4 * step}V${top + 4 * step}`, 'ochre', { dash: [1, 11] }),
    ...spaced(rows, top, step, ([time, place, what, window, served], y) => [
      words.mono(time, margin + 50, y + 6, 17, 'ink', 'end'),
      stop(x, y, 'ochre', { radius: 9, served }),
      words.strong(place, label, y + 6, 19),
      words.text(what, label, y + 31, 17, 'ink2'),
      small ? '' : words.mono(window, right, y + 6, 15, 'ink3', 'end'),
    ]),
  ];
}

export const pictures = {
  'field-attendance': drawing(520, 575, { ground: 'surface' }, () => attendance(520)),
  'field-attendance-phone': drawing(360, 510, { ground: 'surface' }, () => attendance(360)),
  'field-visits': drawing(520, 504, () => visits(520)),
  'field-visits-phone': drawing(360, 488, () => visits(360)),
};
