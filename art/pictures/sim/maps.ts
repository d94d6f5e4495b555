import { type MapSpec, onPage, onTint, pathOf, route, townMap } from '@/art/maps';
import { card, chip, chipWidth, type Drawing, drawing, onMap, words } from '@/art/pens';
import { disc, edged, lined, polar, shape, times } from '@/art/pens/shapes';
import { heardAt, type Ping, pings, tower } from '@/art/screens/cells';
import { distance } from '@/lib/city/geometry/geometry';
import type { Point } from '@/lib/city/types';

const insets = {
  hero: townMap([820, 596], onTint('cobalt'), {
    town: { seed: 83, angle: 11, centers: '330,170,90' },
    river: [46, '-80,400 60,424 190,486 330,500 470,478 610,510 730,570 900,590'],
  }),
  heroPhone: townMap([390, 360], onTint('cobalt'), {
    town: { seed: 88, angle: -12 },
    river: [36, '-80,250 40,262 140,300 250,300 340,270 480,270'],
  }),
  compare: townMap([540, 400], onPage, {
    town: { seed: 94, angle: -15, turn: 20, parks: '120,90,110,80,-15' },
    river: [38, '400,-80 410,20 450,110 440,210 480,320 500,480'],
    scene: { depot: [76, 322], depotSize: 28, inset: 24, lineWidth: 4.8 },
    routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
  }),
};

/** `radius` is from a mast to the corners of its cell. */
function masts({ width, height }: MapSpec, radius: number, start: Point): Point[] {
  const across = Math.sqrt(3) * radius;
  const found: Point[] = [];
  for (let row = 0; start[1] + row * 1.5 * radius < height + radius; row++) {
    const left = start[0] + (row % 2) * (across / 2);
    for (let x = left; x < width + across; x += across) {
      found.push([x, start[1] + row * 1.5 * radius]);
    }
  }
  return found;
}

const cell = (mast: Point, radius: number): string =>
  `${pathOf(times(6, (i) => polar(mast, radius, 60 * i - 30)))}z`;

function cells(
  spec: MapSpec,
  radius: number,
  start: Point,
  heard: readonly Ping[],
  label: Point,
): Drawing {
  const all = masts(spec, radius, start);
  const used = new Set(
    heard.map(({ at }) =>
      all.reduce((best, mast) => (distance(mast, at) < distance(best, at) ? mast : best)),
    ),
  );
  const quiet = all.filter((mast) => !used.has(mast));
  return drawing(spec.width, spec.height, { ground: spec }, () => [
    shape([...used].map((mast) => cell(mast, radius)).join(''), { fill: 'cobalt', opacity: 0.13 }),
    shape(all.map((mast) => cell(mast, radius)).join(''), lined('cobalt', 2, [0.1, 7])),
    ...quiet.map(([x, y]) => disc(x, y, 6, edged('surface', 'cobalt', 3))),
    ...[...used].map(([x, y]) => tower(x, y, [radius * 0.42], 'cobalt')),
    pings(heard, 'madder'),
    chip('±0.5 mi', 'signal', 'madder', ...label),
  ]);
}

const heard = heardAt(
  '84,520,50 186,474,42 246,356,48 336,324,40 430,314,36 520,300,42 596,232,30 668,150,30',
);

const heardOnPhone = heardAt('72,322,40 110,232,32 178,208,34 238,232,26 298,158,28 330,98,22');

const fixes = heardAt('114,306,44 188,236,36 258,290,46 334,212,34');

export const pictures = {
  'sim-hero': cells(insets.hero, 120, [-80, 70], heard, [520, 132]),
  'sim-hero-phone': cells(insets.heroPhone, 84, [30, 40], heardOnPhone, [
    300 - chipWidth('±0.5 mi'),
    78,
  ]),
  'sim-or-gps': onMap(insets.compare, () => [
    pings(fixes, 'madder'),
    card(18, 18, 238, 88, 10),
    shape('M36 49h34', lined('cobalt', 5)),
    words.strong('GPS, every 10 s', 84, 55, 17),
    shape('M36 79h34', lined('madder', 5, [0.1, 9.5])),
    words.strong('SIM, every 15 min', 84, 85, 17),
  ]),
};
