import { type MapSpec, mapSvg } from '@/art/maps/map';
import { deepGround, type Palette, type Thread } from '@/art/maps/palette';
import { num } from '@/art/maps/svg-path';
import { drawing } from '@/art/pens/drawing';
import { words } from '@/art/pens/letters';
import { icon, lined, segment, shape } from '@/art/pens/shapes';
import { industriesInsets } from './city-maps';

/** The five strips in the order of the page. */
const strips: readonly Thread[] = ['madder', 'teal', 'cobalt', 'plum', 'ochre'];

const inks = [
  'ground',
  'block',
  'minor',
  'major',
  'arterial',
  'casing',
  'water',
  'bank',
  'park',
] as const;

/** A palette whose colors each strip sets for itself, so that the city is written once. */
const open: Palette = {
  ...deepGround('plum'),
  ...Object.fromEntries(inks.map((ink) => [ink, `var(--${ink})`])),
};

const inksOf = (thread: Thread): string => {
  const palette = deepGround(thread);
  return inks.map((ink) => `--${ink}:${palette[ink]}`).join(';');
};

/** One city, cut into five strips side by side or one above the other. */
function cut(spec: MapSpec, way: 'across' | 'down') {
  const document = mapSvg({ ...spec, palette: open });
  const city = document.slice(document.indexOf('>') + 1, document.lastIndexOf('</svg>'));
  const { width, height } = spec;
  const part = (whole: number, i: number) => num((whole * i) / 5);
  const cuts = [1, 2, 3, 4].map((i) =>
    way === 'across' ? `M${part(width, i)} 0V${height}` : `M0 ${part(height, i)}H${width}`,
  );
  return [
    `<defs><g id="city">${city}</g></defs>`,
    ...strips.map((thread, i) => {
      const strip =
        way === 'across'
          ? `x="${part(width, i)}" width="${part(width, 1)}" height="${height}"`
          : `y="${part(height, i)}" width="${width}" height="${part(height, 1)}"`;
      return `<clipPath id="s${i}"><rect ${strip}/></clipPath><g clip-path="url(#s${i})" style="${inksOf(thread)}"><use href="#city"/></g>`;
    }),
    shape(cuts.join(''), { stroke: 'ink', width: 1.5, opacity: 0.3 }),
  ];
}

/** Who changed what, and when: the log that an administrator reads. */
function log() {
  const changes = [
    ['13:48', 'dispatcher', 'VAN 07, stop 9 moved'],
    ['13:52', 'supervisor', 'fence at Mill Quarter'],
    ['14:02', 'fleet manager', 'new driver, BIKE 02'],
    ['14:06', 'API key 3', 'WL-40913, new hours'],
  ] as const;
  return [
    icon('history', 0, 14, 24, 'teal'),
    words.strong('Who changed what', 38, 33, 20),
    ...changes.map(([time, who, what], i) => {
      const y = 86 + i * 42;
      return [
        segment([0, y - 27], [560, y - 27], lined('line', 1.5)),
        words.mono(time, 0, y, 17, 'ink2'),
        words.text(who, 88, y, 18),
        words.text(what, 560, y, 18, 'ink2', 'end'),
      ];
    }),
  ];
}

export { industriesGlyphs } from './glyphs';

export const pictures = {
  'industries-city': drawing(1440, 470, { light: 'night' }, () =>
    cut(industriesInsets['industries-map'], 'across'),
  ),
  'industries-city-phone': drawing(170, 450, { light: 'night' }, () =>
    cut(industriesInsets['industries-map-phone'], 'down'),
  ),
  'industries-log': drawing(560, 226, { light: 'night' }, log),
};
