import { drawing, icon, phone, words } from '@/art/pens';
import { box, edged, spaced } from '@/art/pens/shapes';

/** Only scripts that the fonts of pictures hold. */
const names = [
  ['Deutsch', 'German'],
  ['English', 'English'],
  ['Español', 'Spanish'],
  ['Français', 'French'],
  ['Indonesia', 'Indonesian'],
  ['Português', 'Portuguese'],
] as const;

const tags =
  'ar bn cs de el en es fr gu hi id it ja kn ko mr ms nl pa pl pt ro sw ta te th tr uk ur vi'.split(
    ' ',
  );

const list = () =>
  spaced(names, 70, 62, ([own, english], y) => {
    const chosen = own === 'Español';
    return [
      chosen ? box(10, y - 8, 230, 58, { fill: 'plumtint' }, 10) : '',
      words.strong(own, 26, y + 19, 18),
      words.text(english, 26, y + 40, 15, 'ink2'),
      chosen ? icon('check', 202, y + 8, 26, 'plumtext') : '',
    ];
  });

const grid = (left: number, top: number, columns: number, pitch: number) =>
  tags.map((name, i) => {
    const x = left + (i % columns) * 56;
    const y = top + Math.floor(i / columns) * pitch;
    const chosen = name === 'es';
    return [
      box(x, y, 46, 46, chosen ? { fill: 'plum' } : edged('surface', 'line'), 10),
      words.mono(name, x + 23, y + 29, 17, chosen ? 'surface' : 'ink', 'middle'),
    ];
  });

export const pictures = {
  'driver-languages': drawing(620, 470, { ground: 'cobalttint', radius: 16 }, () => [
    phone(32, 36, 250, 480, list()),
    grid(316, 52, 5, 62),
  ]),
  'driver-languages-phone': drawing(390, 644, { ground: 'cobalttint', radius: 16 }, () => [
    grid(32, 28, 6, 56),
    phone(70, 326, 250, 480, list()),
  ]),
};
