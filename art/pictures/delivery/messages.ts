import { num, places } from '@/art/maps';
import { card, drawing, hue, icon, pictureOf, stop, words } from '@/art/pens';
import { box, disc, edged, shape, spaced } from '@/art/pens/shapes';

function drawLink(wide: boolean) {
  const [width, height] = wide ? [682, 280] : [390, 350];
  const [left, top] = wide ? [36, 30] : [24, 24];
  const y = top + 146;
  const [homeX, homeY] = wide ? [596, y] : [322, y + 96];
  const road = wide ? `M${left + 200} ${y}H${homeX}` : `M${left + 120} ${y}V${homeY}H${homeX}`;
  const before = places(wide ? `412,${y} 490,${y}` : `144,${y + 62} 214,${homeY}`);
  return [
    box(0, 0, width, height, { fill: 'maddertint' }),
    card(left, top, wide ? 310 : 342, 192, 16),
    shape(`M${left + 30} ${top + 190}v26l26-26z`, { fill: 'surface' }),
    words.strong('Out for delivery', left + 24, top + 44, 20),
    words.text('Two parcels, between', left + 24, top + 74, 17, 'ink2'),
    words.text('14:00 and 14:30.', left + 24, top + 98, 17, 'ink2'),
    pictureOf('message', left, height - 22),
    hue(road, 'madder'),
    ...before.map(([cx, cy]) => stop(cx, cy, 'madder', { radius: 8, served: true })),
    box(left + 20, y - 21, 216, 42, { fill: 'madder' }, 10),
    icon('map-pin', left + 34, y - 11, 22, 'surface'),
    words.strong('Follow your parcel', left + 66, y + 6, 17, 'surface'),
    disc(homeX, homeY, 30, { fill: 'ink' }),
    icon('house', homeX - 15, homeY - 16, 30, 'surface'),
    words.sign('14:08', homeX, homeY + 58, 22, 'ink', 'middle'),
    words.text('Next stop: yours', wide ? 532 : 282, wide ? y - 26 : homeY + 36, 17, 'ink', 'end'),
  ];
}

const channels = [
  ['message-square', 'SMS', 'cobalt'],
  ['mail', 'E-mail', 'teal'],
  ['message-circle', 'Chat', 'madder'],
  ['bell-ring', 'Push', 'ochre'],
  ['phone', 'Voice call', 'plum'],
] as const;

export const pictures = {
  'delivery-link': drawing(682, 280, () => drawLink(true)),
  'delivery-link-phone': drawing(390, 340, () => drawLink(false)),
  'delivery-gateways': drawing(410, 250, { ground: 'sunk' }, () => {
    const middle = 125;
    return [
      ...channels.map(([, , name], i) => {
        const from = middle + (i - 2) * 8;
        const to = 33 + i * 46;
        return hue(`M100 ${num(from)}h20C180 ${num(from)} 170 ${to} 232 ${to}h16`, name, {
          width: 4.5,
        });
      }),
      box(28, middle - 40, 80, 80, { fill: 'ink' }, 16),
      icon('package-check', 48, middle - 20, 40, 'surface'),
      ...spaced(channels, 33, 46, ([name, label, hue], y) => [
        box(246, y - 19, 140, 38, edged('surface', 'line'), 8),
        icon(name, 256, y - 11, 22, `${hue}text`),
        words.strong(label, 288, y + 6, 17),
      ]),
    ];
  }),
};
