import { type MapSpec, onPage, pathOf, places, route, townMap } from '@/art/maps';
import { drawDepot } from '@/art/maps/marks';
import { card, drawing, onMap, tag, tinted, words } from '@/art/pens';
import { disc, edged, lined, polar, segment, shape } from '@/art/pens/shapes';
import { roundedLine, roundedPath } from '@/art/routing/polyline';
import { heardAt, pings } from '@/art/screens/cells';
import { pointAt } from '@/lib/city/geometry/along';
import type { Point } from '@/lib/city/types';
import { hiredTrucks, milesLeft, pingHours } from './strings';

const compare = townMap([540, 400], onPage, {
  town: { seed: 94, angle: -15, turn: 20, parks: '120,90,110,80,-15' },
  river: [38, '400,-80 410,20 450,110 440,210 480,320 500,480'],
  scene: { depot: [76, 322], depotSize: 28, inset: 24, lineWidth: 4.8 },
  routes: [route('cobalt', '150,250 230,270 300,150 360,90', 3, 3)],
});

const fixes = heardAt('114,306,44 188,236,36 258,290,46 334,212,34');

const hub: Point = [388, 305];

/** The highway from the hub to where each truck began, a pixel for a mile; where the town's name stands. */
const highways = [
  ['390,250 354,206 388,150 340,112 349,67', 366, 73, 'start'],
  ['350,326 318,380 256,420 190,408 124,446 60,456', 54, 494, 'start'],
  ['436,338 488,330 528,394 588,394 618,474', 624, 510, 'end'],
  ['440,278 480,229 538,240 572,174 618,134', 624, 114, 'end'],
] as const;

const trucks = hiredTrucks.map(([number, town, hue, , way], i) => {
  const [via, x, y, side] = highways[i] ?? highways[0];
  const highway = [hub, ...places(via)];
  const road = roundedLine(highway, 30);
  const [[start, miles] = [0, 0]] = way;
  const heard = pingHours(start, way.at(-1)?.[0] ?? 0);
  return {
    highway,
    heard: heard.map((hour) => pointAt(road, milesLeft(way, hour))),
    town: [
      disc(...(highway.at(-1) ?? hub), 7, edged('surface', 'ink', 3)),
      words.strong(`${town}, ${miles} mi`, x, y, 16, 'ink', side),
    ],
    name: (x: number, y: number) => tag(number, x, y, { ...tinted(hue), face: 'mono' }),
    hue,
  };
});

const region: MapSpec = {
  ...townMap([680, 600], onPage, { town: { seed: 1, angle: 0 } }),
  layer: () => {
    const d = trucks.map(({ highway }) => roundedPath(highway, 30)).join('');
    return `<path class="g" d="M0 0h680v600H0z"/><path class="p" d="M-20 60Q90-40 190 40T250 150 90 190-20 60zM470 470Q540 400 600 520T700 640 450 620 470 470zM540-20Q520 70 620 60T700-40z"/><path class="w" stroke-width="4" d="M250 510Q330 430 390 480T330 580 230 560 250 510z"/><path class="l i" stroke-width="3" d="M0 250Q110 200 130 110T240 0M130 110Q260 60 388 150T572 174 680 300M256 420Q420 490 528 394T680 330M190 408Q240 500 180 600"/><path class="l c" stroke-width="12" d="${d}"/><path class="l a" stroke-width="9" d="${d}"/>${drawDepot({ at: hub, width: 30, height: 30 })}`;
  },
};

/** The last place of number 2280, enlarged: 35 pixels for a mile. */
const lens: Point = [180, 290];

function enlarged({ at: truck, heading }: { at: Point; heading: number }) {
  const [from, to] = [-55, 63].map((degrees) => polar(lens, 92, degrees)) as [Point, Point];
  return [
    shape(`${pathOf([from, truck, to])}z`, { fill: 'madder', opacity: 0.17 }),
    disc(...lens, 92, edged('sunk', 'madder', 2)),
    segment(polar(lens, 84, heading), polar(lens, -84, heading), lined('line', 13)),
    disc(...lens, 70, { fill: 'madder', opacity: 0.17 }),
    disc(...lens, 70, lined('madder', 3, [9, 8])),
    shape(`M${lens}v-20m0-34v-16`, lined('madder', 2)),
    words.mono('2 mi', lens[0], lens[1] - 26, 16, 'maddertext', 'middle'),
    disc(...lens, 13, edged('madder', 'surface', 4)),
  ];
}

export const pictures = {
  'sim-screen': drawing(680, 600, { ground: region }, () => [
    trucks.map(({ heard, hue, town, name }, i) => {
      // Docked: its trip is over, so its number is off the map.
      if (i === 0) return town;
      const last = heard.at(-1) ?? { at: hub, heading: 0 };
      const [x, y] = last.at;
      return [
        i === 1 ? [heard.map(({ at }) => disc(...at, 3.5, { fill: hue })), enlarged(last)] : '',
        town,
        disc(x, y, 9, edged(hue, 'surface', 3)),
        i === 1 ? name(lens[0] - 27, lens[1] + 28) : name(x + 18, y - 15),
      ];
    }),
    words.strong('Pune hub', hub[0] + 8, hub[1] + 60, 16, 'ink', 'middle'),
    segment([54, 533], [104, 533], lined('ink', 3)),
    words.mono('50 mi', 114, 538, 16),
  ]),
  'sim-or-gps': onMap(compare, () => [
    pings(fixes, 'madder'),
    card(18, 18, 238, 88, 10),
    shape('M36 49h34', lined('cobalt', 5)),
    words.strong('GPS, every 10 s', 84, 55, 17),
    shape('M36 79h34', lined('madder', 5, [0.1, 9.5])),
    words.strong('SIM, every 15 min', 84, 85, 17),
  ]),
};
