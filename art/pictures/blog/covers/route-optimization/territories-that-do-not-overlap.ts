import { type DrawCover, depot, figure, label } from '@/art/covers';
import { num, places } from '@/art/maps';
import { disc, edged, lined, segment, shape } from '@/art/pens/shapes';
import { roundedPath } from '@/art/routing/polyline';

const hub = [619, 344] as const;

/** `edge`: corners at the edge of the picture; the border with the next patch ends in the last. */
const patches = [
  {
    hue: 'madder',
    edge: '372,0 800,0',
    way: '619,344 655,203 553,180 563,108 582,36',
    stops: '637,274 602,191 558,146 582,36',
  },
  {
    hue: 'teal',
    edge: '800,0 1200,0 1200,566',
    way: '619,344 846,404 876,297 1116,357',
    stops: '730,373 863,343 956,317 1036,337 1116,357',
  },
  {
    hue: 'ochre',
    edge: '1200,566 1200,630 500,630',
    way: '619,344 662,356 628,512 800,557 822,487 962,537 1046,556',
    stops: '650,412 704,532 811,522 880,508 962,537 1046,556',
  },
  {
    hue: 'plum',
    edge: '500,630 0,630 0,300',
    way: '619,344 600,424 500,396 379,368 362,452 322,442 237,436 236,546 118,549',
    stops: '548,409 440,382 370,410 290,440 236,492 118,549',
  },
  {
    hue: 'cobalt',
    edge: '0,300 0,0 372,0',
    way: '619,344 505,313 401,285 366,264 286,186 262,178 162,180 100,172 112,118 137,76',
    stops: '512,315 401,285 322,222 180,179 137,76',
  },
] as const;

export const cover: DrawCover = () => ({
  ground: 'tint',
  alt: 'Five patches of a street map, dotted borders between them, that meet at a depot. In each lies one route with its stops, and none crosses another. The 5.8 miles more are paid back at 18 seconds a stop.',
  ink: [
    patches.map(({ hue, edge }) => {
      const corners = places(edge).map(([x, y]) => `L${num(x)} ${num(y)}`);
      return shape(`M${hub.join(' ')}${corners.join('')}z`, { fill: hue, opacity: 0.2 });
    }),
    patches.map(({ edge }) => segment(hub, places(edge).at(-1) ?? hub, lined('ink', 5, [1, 13]))),
    patches.map(({ way, hue }) => {
      const data = roundedPath(places(way), 24);
      return [shape(data, lined('surface', 19)), shape(data, lined(hue, 12))];
    }),
    patches.map(({ hue, stops }) =>
      places(stops).map(([x, y]) => disc(x, y, 13, edged('surface', hue, 7))),
    ),
    depot(...hub, 76),
    label('+5.8 mi at', 1118, 64, { anchor: 'end' }),
    figure('18 s', 1118, 182, { anchor: 'end' }),
  ],
});
