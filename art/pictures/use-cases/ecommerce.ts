import { card } from '@/art/pens/card';
import { chip } from '@/art/pens/chip';
import { drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { box, edged, icon, lined, segment, thread } from '@/art/pens/shapes';
import { useCaseInsets } from './city-maps';

/** First screen: one hub, and doors as far away as the city goes. */
const hero = () => chip('VAN 03 · next 14:20', 'truck', 'cobalt', 652, 246);

/** Orders of three channels fall into one list. */
function orders() {
  const channels = [
    ['store', 'cobalt', 48],
    ['shopping-bag', 'madder', 150],
    ['phone', 'ochre', 252],
  ] as const;
  return [
    box(0, 0, 300, 240, { fill: 'cobalttint' }),
    thread('M48 62V86q0 22 22 22H128', 'cobalt', { width: 5 }),
    thread('M150 62V108', 'madder', { width: 5 }),
    thread('M252 62V86q0 22-22 22H172', 'ochre', { width: 5 }),
    ...channels.map(([name, hue, x]) => [
      box(x - 24, 18, 48, 48, edged('surface', 'ink', 3), 10),
      icon(name, x - 13, 29, 26, `${hue}text`),
    ]),
    card(30, 104, 240, 118, 10),
    ...(
      [
        ['WL-40911', '12–14', 'cobalt'],
        ['WL-40912', '14–16', 'madder'],
        ['WL-40913', '14–16', 'ochre'],
      ] as const
    ).map(([id, hours, hue], i) => [
      box(46, 122 + i * 33, 6, 20, { fill: hue }, 3),
      words.mono(id, 64, 138 + i * 33, 16),
      words.mono(hours, 254, 138 + i * 33, 16, 'ink2', 'end'),
    ]),
  ];
}

/** Three waves by their promised hours: parcels stacked as high as there are orders. */
function waves() {
  const stacks = [
    ['12–14', '31', 'cobalt', [46, 30, 36]],
    ['14–16', '34', 'madder', [34, 34, 28, 26]],
    ['16–18', '24', 'ochre', [40, 24, 22]],
  ] as const;
  return [
    ...stacks.map(([hours, orders, hue, heights], wave) => {
      const x = 26 + wave * 88;
      let top = 188;
      const stack = heights.map((height, i) => {
        top -= height;
        return box(
          x + (i % 2) * 3,
          top,
          72 - (i % 2) * 6,
          height,
          edged(`${hue}tint`, 'ink', 3),
          4,
        );
      });
      return [
        ...stack,
        words.sign(orders, x + 36, top - 12, 26, 'ink', 'middle'),
        words.mono(hours, x + 36, 222, 16, 'ink', 'middle'),
      ];
    }),
    segment([16, 191], [284, 191], lined('ink', 6)),
  ];
}

export const ecommerceDrawings = {
  'ecommerce-hero': drawing(1440, 430, { ground: useCaseInsets['ecommerce-map'] }, hero),
  'ecommerce-hero-phone': drawing(
    390,
    400,
    { ground: useCaseInsets['ecommerce-map-phone'] },
    () => [],
  ),
  'ecommerce-orders': drawing(300, 240, orders),
  'ecommerce-waves': drawing(300, 240, { ground: 'sunk' }, waves),
};
