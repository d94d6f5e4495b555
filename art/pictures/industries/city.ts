import { deepGround, type Hue, type MapSpec, mapSvg, num, type Palette } from '@/art/maps';
import { drawing, drawingSvg } from '@/art/pens';
import { type Ink, moved, shape } from '@/art/pens/shapes';
import { mapColors } from '@/lib/palette';
import { stripOf } from '@/lib/picture/city-strips';
import { cityMaps, type IsShown } from './city-maps';

/** A city of strips has no rails. */
const inks = (Object.keys(mapColors.day) as (keyof typeof mapColors.day)[]).slice(0, -1);

/** Each strip sets these colors, so that the city is written once. */
const open: Palette = {
  ...deepGround('plum'),
  ...Object.fromEntries(inks.map((ink) => [ink, `var(--${ink})`])),
};

const inksOf = (hue: Hue): string => {
  const palette = deepGround(hue);
  return inks.map((ink) => `--${ink}:${palette[ink]}`).join(';');
};

function cut(spec: MapSpec, height: number, way: 'across' | 'down', strips: readonly Hue[]): Ink {
  const document = mapSvg({ ...spec, palette: open });
  const city = document.slice(document.indexOf('>') + 1, document.lastIndexOf('</svg>'));
  const { width } = spec;
  // Drawn for five strips; more enlarge it.
  const scale = Math.max(1, height / spec.height);
  const place = [(1 - scale) * width, height - scale * spec.height].map((air) => num(air / 2));
  const own =
    place.join() === '0,0'
      ? city
      : moved(`translate(${place.join(' ')}) scale(${num(scale)})`, city);
  const part = (whole: number, i: number) => num((whole * i) / strips.length);
  const cuts = strips
    .slice(1)
    .map((_, i) =>
      way === 'across'
        ? `M${part(width, i + 1)} 0V${height}`
        : `M0 ${part(height, i + 1)}H${width}`,
    );
  return [
    `<defs><g id="city">${own}</g></defs>`,
    ...strips.map((hue, i) => {
      const strip =
        way === 'across'
          ? `x="${part(width, i)}" width="${part(width, 1)}" height="${height}"`
          : `y="${part(height, i)}" width="${width}" height="${part(height, 1)}"`;
      return `<clipPath id="s${i}"><rect ${strip}/></clipPath><g clip-path="url(#s${i})" style="${inksOf(hue)}"><use href="#city"/></g>`;
    }),
    shape(cuts.join(''), { stroke: 'ink', width: 1.5, opacity: 0.3 }),
  ];
}

/** Pixels, as high as the name beside it. */
const stripHeight = 90;

export function industriesCity(
  form: 'wide' | 'phone',
  strips: readonly { id: string; hue: Hue }[],
): string {
  const isShown: IsShown = (industry) =>
    strips.findIndex(({ id }) => id === industry) === stripOf(industry, strips.length);
  const spec = cityMaps(isShown)[form];
  const { width } = spec;
  const height = form === 'wide' ? spec.height : stripHeight * strips.length;
  const way = form === 'wide' ? 'across' : 'down';
  const colors = strips.map(({ hue }) => hue);
  const draw = () => cut(spec, height, way, colors);
  const svg = drawingSvg(drawing(width, height, { light: 'night' }, draw));
  // Stretched, so that strips are as high as the names beside them.
  return form === 'wide' ? svg : svg.replace(' viewBox=', ' preserveAspectRatio="none" viewBox=');
}
