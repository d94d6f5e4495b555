import type { SVGProps } from 'react';
import type { ProductFigureContent } from '@/content/schemas/parts/product-figure';

type Path = SVGProps<SVGPathElement>;
type Place = readonly [x: number, y: number];

const body = 'h36a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-36a5 5 0 0 1-5-5v-20a5 5 0 0 1 5-5z';

const circles = (places: readonly Place[], r: number) =>
  places
    .map(([x, y]) => `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`)
    .join('');

const range = (length: number) => [...Array(length).keys()];

const stops: readonly Place[] = [
  [14, 92],
  [112, 58],
  [184, 134],
  [232, 134],
];

/** The shortest path along the streets between these stops. */
export const shortest = 'M14 92H112V58H184V134H232';
const shortestLength = 328;

/** A path between the same ends, up and down the avenues, that the shortest saves so many percent of. */
export function detour(percent: number): string {
  const climbed = shortestLength / (1 - percent / 100) - 218;
  // Seven times up and down by the depth, then to the last stop, 42 below the first: down, or back up.
  const depth = climbed > 294 ? (climbed + 42) / 8 : (climbed - 42) / 6;
  const [top, bottom] = [92 - depth, 92 + depth].map((y) => Number(y.toFixed(1)));
  return `M14 92V${top}H63V${bottom}H112V${top}H184V${bottom}H232V134`;
}

type Drawing = ProductFigureContent['drawing'];

/** The paths that a number is drawn as; `marked` of what it counts stand out. */
export const drawings: Readonly<Record<Drawing, (number: number, marked: number) => Path[]>> = {
  /** Twenty vans; those that are saved are outlines. */
  vans(percent) {
    const left = (20 * (100 - percent)) / 100;
    const whole = Math.floor(left);
    const cut = `inset(0 ${100 * (1 - (left % 1))}% 0 0)`;
    const places = range(20).map((at) => `M${12 + (at % 5) * 50} ${10 + Math.floor(at / 5) * 50}`);
    const bodies = places.map((place) => place + body);
    const wheels = places.map((place) => `${place}m7 33h.1m22 0h.1`);
    return [
      { d: bodies.slice(whole).join(''), className: 'figure-before' },
      { d: bodies.slice(0, whole).join(''), className: 'figure-full' },
      { d: bodies[whole], className: 'figure-full', style: { clipPath: cut } },
      { d: wheels.join(''), strokeWidth: 9 },
    ];
  },

  /** The cost of a parcel as a pile: what is saved is dotted, on three slabs that are left. */
  parcel(percent) {
    const height = 152;
    const saved = (height * percent) / 100;
    const slab = (height - saved) / 3;
    const layer = (top: number, deep: number) =>
      `M30 ${12 + top}l100 -10l100 10v${deep}l-100 36l-100-36z`;
    return [
      { d: layer(0, saved), className: 'figure-before' },
      ...[0, 1, 2].map((at) => ({
        d: layer(saved + at * slab, slab),
        fill: 'var(--hue)',
        fillOpacity: 0.45 + at * 0.25,
        strokeWidth: 2,
      })),
    ];
  },

  /** Two routes to the same stops, each as long as it costs. */
  detour: (percent) => [
    { d: detour(percent), className: 'figure-before' },
    { d: shortest, strokeWidth: 5 },
    { d: circles(stops, 10), strokeWidth: 5, className: 'figure-ground' },
  ],

  /** A hundred promises, ten by ten; those that were not kept are open. */
  promises(kept) {
    const places = range(100).map(
      (at): Place => [32 + (at % 10) * 21.5, 9 + Math.floor(at / 10) * 21.5],
    );
    const dots = places.slice(0, kept).map(([x, y]) => `M${x} ${y}h.1`);
    return [{ d: dots.join(''), strokeWidth: 17 }, { d: circles(places.slice(kept), 6.5) }];
  },

  /** As many stops as were given, below the five there are. */
  rating(given) {
    const row = (y: number, length: number) => range(length).map((at): Place => [30 + at * 50, y]);
    return [
      { d: 'M30 64H230', className: 'figure-before' },
      { d: `M30 148h${(given - 1) * 50}`, strokeWidth: 5 },
      { d: circles(row(64, 5), 14), className: 'figure-before figure-ground' },
      { d: circles(row(148, given), 19), className: 'figure-full' },
    ];
  },

  /** A phone, and a ray for each language; those that stand out are bright. */
  voices(number, marked) {
    const rays = range(number).map((at) => {
      const angle = Math.PI * (1.06 - (1.12 * at) / (number - 1)) * -1;
      const end = (r: number) =>
        `${(130 + r * Math.cos(angle)).toFixed(1)} ${(140 + r * Math.sin(angle)).toFixed(1)}`;
      return `M${end(56)}L${end(at < marked ? 126 : 108)}`;
    });
    return [
      { d: rays.slice(marked).join(''), strokeWidth: 4, opacity: 0.55 },
      { d: rays.slice(0, marked).join(''), strokeWidth: 4 },
      {
        d: 'M114 112h32a9 9 0 0 1 9 9v64a9 9 0 0 1-9 9h-32a9 9 0 0 1-9-9v-64a9 9 0 0 1 9-9z',
        strokeWidth: 5,
        className: 'figure-ground',
      },
    ];
  },

  /** One message that reaches all around, in place of a wired unit. */
  message: () => [
    ...[52, 78, 104].map((r) => ({
      d: circles([[118, 106]], r),
      strokeWidth: 2.5,
      className: 'figure-before',
    })),
    {
      d: 'M78 70h80a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10h-54l-22 18v-18h-4a10 10 0 0 1-10-10v-40a10 10 0 0 1 10-10z',
      className: 'figure-full',
    },
    { d: 'M86 92h64m-64 17h40', stroke: 'var(--color-band)', strokeWidth: 6 },
    { d: 'M214 160h36v30h-36zm18 0v-26m-18 41h-16m68 0', className: 'figure-before' },
  ],
};
