import { onTint, townMap } from '@/art/maps';
import { box, disc, drawing, edged, lined, segment, shape } from '@/art/pens';

const ground = townMap([640, 640], onTint('teal'), {
  scale: 640 / 460,
  town: { seed: 71, angle: 14 },
  river: [44, '-60,330 60,318 150,360 240,420 330,400 400,330 540,330'],
});

export const pictures = {
  'white-papers': drawing(640, 640, { ground }, () => [
    shape('M176 128L508 158L486 560L170 540Z', { fill: 'teal', opacity: 0.16 }),
    segment([72, 408], [150, 408], lined('surface', 14)),
    box(150, 104, 330, 436, edged('surface', 'ink', 2.5), 6),
    segment([184, 162], [352, 162], lined('ink', 8)),
    segment([184, 190], [302, 190], lined('ink', 8)),
    ...[254, 282, 310].map((y, i) =>
      segment([184, y], [[446, 420, 436][i] ?? 446, y], lined('line', 6)),
    ),
    shape('M72 408L246 408L292 452L340 452', lined('teal', 6)),
    disc(72, 408, 14, edged('teal', 'surface', 4)),
    disc(356, 452, 16, edged('surface', 'teal', 6)),
  ]),
};
