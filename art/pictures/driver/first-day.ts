import { card, drawing, icon, mark, phone, rule, tag, tile, words } from '@/art/pens';
import { box, disc, edged, inGrid, moved, segment, spaced } from '@/art/pens/shapes';

/** Only scripts that the fonts of pictures hold. */
const names = [
  ['Deutsch', 'German'],
  ['English', 'English'],
  ['Español', 'Spanish'],
  ['Français', 'French'],
  ['Indonesia', 'Indonesian'],
  ['Italiano', 'Italian'],
  ['Português', 'Portuguese'],
] as const;

const codes =
  'ar bn cs de el en es fr gu hi id it ja kn ko mr ms nl pa pl pt ro sw ta te th tr uk ur vi';
const tags = codes.split(' ');

const list = () =>
  spaced(names, 70, 62, ([own, english], y) => [
    own === 'Español' ? box(10, y - 8, 230, 58, { fill: 'plumtint' }, 10) : '',
    words.strong(own, 26, y + 19, 18),
    words.text(english, 26, y + 40, 15, 'ink2'),
    own === 'Español' ? icon('check', 202, y + 8, 26, 'plumtext') : '',
  ]);

const grid = (left: number, top: number, columns: number, pitch: number) =>
  inGrid(tags, columns, [left, top], [56, pitch], (name, x, y) => [
    box(x, y, 46, 46, name === 'es' ? { fill: 'plum' } : edged('surface', 'line'), 10),
    words.mono(name, x + 23, y + 29, 17, name === 'es' ? 'surface' : 'ink', 'middle'),
  ]);

const fields = [
  ['Company code', 'RIVERSIDE'],
  ['Username', 'mcastellanos'],
  ['Password', '••••••••••'],
] as const;

const signIn = () => [
  moved('translate(24 64)', mark(40)),
  words.sign('Sign in', 24, 148, 34),
  ...spaced(fields, 172, 80, ([label, value], y, i) => [
    words.strong(label, 24, y + 12, 15),
    box(24, y + 22, 232, 46, edged('highlight', i === 2 ? 'ink' : 'edge', i === 2 ? 3 : 1.5), 10),
    words[i === 1 ? 'text' : 'mono'](value, 40, y + 51, 17),
  ]),
  icon('eye', 220, 366, 22, 'ink2'),
  box(24, 422, 232, 52, { fill: 'ink' }, 12),
  words.strong('Sign in', 140, 454, 17, 'surface', 'middle'),
];

const permissions = [
  ['map-pin', 'Location', 'turns and routes', 'teal'],
  ['camera', 'Camera', 'scans, proof photos', 'madder'],
  ['bell-ring', 'Notification', 'new stops', 'ochre'],
  ['phone', 'Phone', 'calls to dispatch', 'cobalt'],
] as const;

const toggle = (x: number, y: number, on: boolean) => [
  box(x, y, 46, 28, { fill: on ? 'teal' : 'edge' }, 14),
  disc(x + (on ? 32 : 14), y + 14, 11, { fill: 'surface' }),
];

const switches = () =>
  spaced(permissions, 84, 66, ([name, title, why, color], y, i) => [
    i > 0 ? rule(20, y - 11, 260) : '',
    tile(20, y, 44, name, color),
    words.strong(title, 78, y + 19, 17),
    words.text(why, 78, y + 40, 15, 'ink2'),
    toggle(234, y + 8, i > 0),
  ]);

/** The phone asks for the one that is required. */
function drawPermissions(width: number) {
  const left = width === 560 ? 36 : 24;
  return drawing(width, 520, { ground: 'tealtint' }, () => [
    phone(left, -60, 300, 420, switches()),
    `<g transform="translate(${width - 560} 0)">`,
    card(232, 282, 300, 192, 18),
    tag('Required', 252, 300, { fill: 'tealtint', color: 'tealtext', icon: 'map-pin' }),
    words.sign('Allow location?', 252, 364, 24),
    words.text('No routes, no turns without it.', 252, 392, 16, 'ink2'),
    rule(232, 416, 300),
    words.text('Not now', 252, 451, 17, 'ink2'),
    words.strong('While using the app', 512, 451, 17, 'tealtext', 'end'),
    '</g>',
  ]);
}

export const pictures = {
  'driver-sign-in': drawing(560, 520, { ground: 'plumtint' }, () => [
    moved('translate(16 146) rotate(-3)', [
      card(0, 0, 204, 250, 10),
      words.sign('First day', 20, 42, 24),
      segment([0, 62], [204, 62], { stroke: 'edge', dash: [4, 4] }),
      ...spaced(fields, 94, 52, ([label, value], y, i) => [
        words.text(i === 2 ? 'First password' : label, 20, y, 15, 'ink2'),
        words.mono(i === 2 ? 'by phone' : value, 20, y + 21, 16),
      ]),
    ]),
    phone(252, 28, 280, 560, signIn(), '7:24'),
  ]),
  'driver-sign-in-phone': drawing(390, 520, { ground: 'plumtint' }, () =>
    phone(55, 28, 280, 560, signIn(), '7:24'),
  ),
  'driver-permissions': drawPermissions(560),
  'driver-permissions-phone': drawPermissions(390),
  'driver-languages': drawing(620, 552, { ground: 'cobalttint' }, () => [
    phone(32, 36, 250, 560, list()),
    grid(316, 52, 5, 80),
  ]),
  'driver-languages-phone': drawing(390, 644, { ground: 'cobalttint' }, () => [
    grid(32, 28, 6, 56),
    phone(70, 326, 250, 480, list()),
  ]),
};
