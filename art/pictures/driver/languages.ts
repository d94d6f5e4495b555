import { drawing, phone, words } from '@/art/pens';
import { box, edged, icon } from '@/art/pens/shapes';

/** Own name and English name; only scripts that the letters of pictures hold. */
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
  names.map(([own, english], i) => {
    const y = 70 + i * 62;
    const chosen = own === 'Español';
    return [
      chosen ? box(10, y - 8, 230, 58, { fill: 'plumtint' }, 10) : '',
      words.strong(own, 26, y + 19, 18),
      words.text(english, 26, y + 40, 15, 'ink2'),
      chosen ? icon('check', 202, y + 8, 26, 'plumtext') : '',
    ];
  });

/** The tags of all languages, `columns` side by side. */
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

/** The app's languages: a phone's list, and their tags. */
export const pictures = {
  'driver-languages': drawing(620, 470, { ground: 'cobalttint', radius: 16 }, () => [
    phone(32, 36, 250, 480, list()),
    grid(316, 52, 5, 62),
  ]),
  'driver-languages-phone': drawing(390, 644, { ground: 'cobalttint', radius: 16 }, () => [
    grid(32, 28, 6, 56),
    // The fourth language is shown whole.
    phone(70, 326, 250, 480, list()),
  ]),
};
