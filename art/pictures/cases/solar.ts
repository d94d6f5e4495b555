import { bad, card, chip, drawing, row, rule, tag, words } from '@/art/pens';
import { at, box, edged, lined, segment, shape, times } from '@/art/pens/shapes';

const inverters = [5, 6, 7, 8, 9] as const;
const dark = 7;
const panel = { width: 28, height: 40, gap: 4 } as const;

function string(inverter: number, count: number) {
  const { width, height, gap } = panel;
  const off = inverter === dark;
  const panels = times(count, (i) => `M${i * (width + gap)} 0h${width}v${height}h-${width}z`);
  const seams = times(
    count,
    (i) => `M${i * (width + gap) + width / 2} 3v${height - 6}m-11-${height / 2 - 3}h22`,
  );
  const end = count * (width + gap) + 14;
  return [
    shape(panels.join(''), off ? edged('sunk', 'edge', 2) : { fill: 'teal' }),
    shape(seams.join(''), { stroke: off ? 'line' : 'tealtint', width: 1.6, opacity: 0.7 }),
    segment([end - 18, height / 2], [end, height / 2], lined('ink', 2.5)),
    box(end, 5, 34, 30, edged(off ? 'signal' : 'surface', 'ink', 3), 5),
    words.mono(String(inverter), end + 17, 26, 17, off ? 'onsignal' : 'ink', 'middle'),
  ];
}

const van = (x: number, y: number): string =>
  at(x, y, [
    box(0, 0, 84, 40, edged('surface', 'ink', 3.5), 9),
    shape('M60 6c6 8 6 20 0 28', lined('ink', 3)),
    box(10, 8, 38, 24, edged('ochretint', 'ink', 2.5), 4),
  ]);

function field(x: number, y: number, columns: number, gate: number): string {
  const width = columns * (panel.width + panel.gap) + 96;
  const height = inverters.length * 62 + 34;
  return at(x, y, [
    box(0, 0, width, height, { fill: 'surface', opacity: 0.5 }, 10),
    shape(
      `M0 ${gate - 34}V10a10 10 0 0 1 10-10H${width - 10}a10 10 0 0 1 10 10V${height - 10}a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V${gate + 34}`,
      lined('ink', 3, [2, 9]),
    ),
    ...[gate - 34, gate + 34].map((post) => box(-7, post - 7, 14, 14, { fill: 'ink' }, 3)),
    ...inverters.map((inverter, i) => at(24, 28 + i * 62, string(inverter, columns))),
  ]);
}

const track = (x: number, y: number) => [
  box(0, y - 31, x, 62, { fill: 'surface' }),
  shape(`M0 ${y}H${x - 14}`, lined('edge', 2, [12, 12])),
];

export const pictures = {
  'case-solar-field': drawing(820, 450, { ground: 'tealtint' }, () => [
    track(276, 330),
    field(276, 48, 13, 282),
    words.strong('Field 09', 276, 36, 18),
    words.mono('one geofence, one gate', 788, 35, 16, 'ink2', 'end'),
    shape('M766 220L776 220L776 408', lined('error', 2.5)),
    tag('no output since 10:42', 790, 404, { ...bad, size: 16 }, 'end'),
    van(150, 310),
    chip('VAN 22', 'truck', 'ochre', 138, 258),
    card(24, 48, 220, 138),
    words.strong('Kit K-14', 42, 84, 20),
    tag('on board', 230, 63, { fill: 'successground', color: 'success' }, 'end'),
    rule(42, 102, 184),
    row('Inverter board', '1', 42, 130, 184),
    row('Read at gate', '6:12', 42, 162, 184, { face: 'mono' }),
  ]),
  'case-solar-field-phone': drawing(390, 510, { ground: 'tealtint' }, () => [
    track(114, 286),
    field(114, 44, 5, 242),
    words.strong('Field 09', 114, 32, 18),
    van(24, 266),
    card(20, 406, 350, 88, 12),
    words.text('Inverter 7', 36, 438, 17),
    words.strong('no output, 10:42', 354, 438, 17, 'error', 'end'),
    words.text('VAN 22', 36, 474, 17),
    words.strong('kit K-14 on board', 354, 474, 17, 'success', 'end'),
  ]),
};
