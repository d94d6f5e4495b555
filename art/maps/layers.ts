import type { City, StreetKind } from '@/lib/city/types';
import { cropLines, cropRings, type Frame, fine, writePath } from './svg-path';

/** Street widths in map units. */
const widths: Record<StreetKind, number> = { minor: 2.2, major: 3.8, arterial: 6.2 };
const casing = 0.7;

export function drawCity(city: City, frame: Frame): string {
  const streets = (kind: StreetKind) =>
    writePath(
      cropLines(
        city.streets.filter((street) => street.kind === kind).map((street) => street.points),
        frame,
      ),
    );
  const path = (name: string, d: string, more = '') =>
    d === '' ? '' : `<path class="${name}"${more} d="${d}"/>`;
  const width = (units: number) => ` stroke-width="${Math.round(units * fine)}"`;
  const area = ' fill-rule="evenodd"';
  const arterials = streets('arterial');
  const river = city.river;
  return [
    `<path class="g" d="M0 0h${frame.width}v${frame.height}H0z"/>`,
    `<g transform="scale(.1)">`,
    path('b', writePath(cropRings(city.blocks, frame), true), area),
    path('p', writePath(cropRings(city.parks, frame), true), area),
    river ? path('w', writePath([river.outline], true), width(4)) : '',
    path('l i', streets('minor'), width(widths.minor)),
    path('l j', streets('major'), width(widths.major)),
    path('l c', arterials, width(widths.arterial + 2 * casing)),
    path('l a', arterials, width(widths.arterial)),
    city.plan.rail
      ? path(
          'l r',
          writePath([city.plan.rail]),
          `${width(2.2)} stroke-dasharray="90 70" opacity=".5"`,
        )
      : '',
    '</g>',
  ].join('');
}
