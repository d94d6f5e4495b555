import type { PictureSpec } from './picture';
import { places } from './plans';
import { route } from './scene';
import { small } from './small-spec';
import { halo, panelArrays, shops } from './subjects';

/** Covers of the case studies. */
export const caseSpecs = {
  'case-solar': small({
    size: [740, 410],
    thread: 'teal',
    town: {
      seed: 305,
      angle: 11,
      river: {
        through: places('-80,150 80,170 230,140 380,160 520,215 640,200 840,150'),
        width: 46,
      },
    },
    scene: {
      depot: [190, 262],
      depotSize: 31,
      inset: 18,
      routes: [
        route('cobalt', '250,150 330,40', 5, 2),
        route('madder', '360,260 560,80 680,90', 7, 3),
        route('teal', '330,340 600,340', 6, 2),
      ],
    },
    under: panelArrays(
      [
        { at: [420, 60], angle: 11 },
        { at: [600, 150], angle: -8 },
        { at: [470, 290], angle: 14 },
      ],
      '#7FC7B8',
    ),
  }),
  'case-roster': small({
    size: [410, 560],
    scale: 1.36,
    lineWidth: 4.8,
    thread: 'cobalt',
    town: {
      seed: 316,
      angle: 15,
      river: {
        through: places('-80,280 40,300 130,350 220,330 380,350'),
        width: 36,
      },
    },
    scene: {
      depot: [176, 196],
      depotSize: 27,
      clearance: 13,
      inset: 16,
      inbound: true,
      routes: [
        route('madder', '110,170 60,110', 5, 2),
        route('teal', '190,130 150,40', 5, 2),
        route('plum', '240,200 270,120', 4, 2),
        route('ochre', '180,250 230,290', 3, 1),
      ],
    },
    under: halo([84, 52], '#8AA5FF', 0.1),
  }),
  'case-retail': small({
    size: [410, 560],
    scale: 1.36,
    lineWidth: 4.8,
    thread: 'plum',
    town: { seed: 327, angle: -20, radials: [{ at: [210, 120], reach: 70 }] },
    scene: {
      depot: [130, 200],
      depotSize: 27,
      clearance: 13,
      inset: 22,
      routes: [
        route('cobalt', '140,130 170,60', 4, 2),
        route('madder', '200,180 268,140', 4, 2),
        route('teal', '200,230 262,280', 4, 1),
        route('ochre', '100,300 90,350', 4, 2),
      ],
    },
    over: shops(24),
  }),
} satisfies Record<string, PictureSpec>;
