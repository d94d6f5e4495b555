import { barCode, card, drawing, good, hue, icon, stop, tag, vehicle, words } from '@/art/pens';
import { at, box, edged, lined, segment, shape, spaced } from '@/art/pens/shapes';

const orders = [
  ['WL-40911', '11–2', 'cobalt'],
  ['WL-40912', '2–5', 'madder'],
  ['WL-40913', '2–5', 'ochre'],
] as const;

const channels = [
  ['store', 'cobalt', 48],
  ['shopping-bag', 'madder', 150],
  ['phone', 'ochre', 252],
] as const;

const stacks = [
  ['8–11', '24', 'cobalt', [40, 24, 22]],
  ['11–2', '37', 'madder', [37, 36, 32, 28]],
  ['2–5', '28', 'ochre', [43, 28, 30]],
] as const;

const stations = [
  ['12:12 AM', 'bought', 38],
  ['4:10 AM', 'at the hub', 78],
  ['8:00 AM', 'in VAN 03', 118],
  ['2:20 PM', 'at your door', 204],
] as const;

export const pictures = {
  'ecommerce-orders': drawing(300, 240, { ground: 'cobalttint' }, () => [
    hue('M48 62V86q0 22 22 22H128', 'cobalt', { width: 5 }),
    hue('M150 62V108', 'madder', { width: 5 }),
    hue('M252 62V86q0 22-22 22H172', 'ochre', { width: 5 }),
    ...channels.map(([name, hue, x]) => [
      box(x - 24, 18, 48, 48, edged('surface', 'ink', 3), 10),
      icon(name, x - 13, 29, 26, `${hue}text`),
    ]),
    card(30, 104, 240, 118, 10),
    spaced(orders, 122, 33, ([id, hours, hue], y) => [
      box(46, y, 6, 20, { fill: hue }, 3),
      words.mono(id, 64, y + 16, 16),
      words.mono(hours, 254, y + 16, 16, 'ink2', 'end'),
    ]),
  ]),
  'ecommerce-waves': drawing(300, 240, { ground: 'sunk' }, () => [
    ...spaced(stacks, 26, 88, ([hours, orders, hue, heights], x) => {
      let top = 188;
      const stack = heights.map((height, i) => {
        top -= height;
        const inset = (i % 2) * 3;
        return box(x + inset, top, 72 - 2 * inset, height, edged(`${hue}tint`, 'ink', 3), 4);
      });
      return [
        ...stack,
        words.sign(orders, x + 36, top - 12, 26, 'ink', 'middle'),
        words.mono(hours, x + 36, 222, 16, 'ink', 'middle'),
      ];
    }),
    segment([16, 191], [284, 191], lined('ink', 6)),
  ]),
  'ecommerce-link': drawing(300, 240, { ground: 'tealtint' }, () => [
    card(20, 14, 260, 212),
    hue('M54 166V185', 'edge', { width: 5, dash: [0.1, 9] }),
    hue('M54 38V144', 'cobalt', { width: 6 }),
    ...stations.map(([time, label, y], i) => [
      stop(54, y, 'cobalt', { radius: 8, served: i < 3 }),
      words.mono(time, 152, y + 6, 16, 'ink2', 'end'),
      words[i === 3 ? 'strong' : 'text'](label, 164, y + 6, 17),
    ]),
    vehicle(54, 144, 90, 12),
  ]),
  'ecommerce-carton': drawing(300, 240, { ground: 'ochretint' }, () => [
    shape('M40 88L66 52H234L260 88z', edged('sunk', 'ink', 4)),
    box(40, 88, 220, 126, edged('surface', 'ink', 4), 4),
    shape('M128 52L122 88V112H178V88L172 52z', edged('ochretint', 'ink', 3)),
    at(56, 122, [
      box(0, 0, 78, 76, edged('paper', 'edge', 2), 4),
      barCode('WL40913', 10, 38, 58, 28, 'edge'),
      words.mono('OUT', 39, 26, 17, 'ink3', 'middle'),
      segment([6, 70], [72, 6], lined('error', 4)),
    ]),
    at(148, 122, [
      box(0, 0, 98, 76, edged('highlight', 'ink', 3), 4),
      barCode('RT40913', 12, 38, 74, 28, 'ink'),
      words.mono('RETURN', 49, 26, 17, 'ink', 'middle'),
    ]),
    tag('refund started 2:21', 40, 12, { ...good, size: 16 }),
  ]),
};
