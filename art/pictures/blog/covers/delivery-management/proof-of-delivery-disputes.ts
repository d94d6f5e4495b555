import { blend, type DrawCover, figure, label, strip } from '@/art/covers';
import { box, disc, edged, lined, moved, shape } from '@/art/pens/shapes';

const [cost, risk] = ['$38.42', '$25.81'] as const;
const [ground, spacing] = [548, 340] as const;

const door = [
  box(-12, -300, 176, 300, { fill: blend('madder', 40, 'madderdeep') }, 8),
  box(0, -288, 152, 288, { fill: 'madder' }, 4),
  box(22, -266, 108, 76, { fill: blend('madder', 30, 'maddertint') }, 4),
];

const gone = box(0, -86, 92, 86, { ...lined('ink', 5, [2, 11]) }, 6);
const parcel = [
  box(0, -86, 92, 86, { fill: blend('ochre', 34, 'ochretint') }, 6),
  box(38, -86, 16, 86, { fill: blend('ochre', 66, 'ochretint') }),
];
const crack = shape('M60 -86l-16 26l20 14l-24 20l12 26', lined('ink', 6));
const elsewhere = moved(`translate(1054 ${ground})`, parcel);

const key = (sign: string) => [
  shape('M0 -9h94v18h-58v22h-16v-22h-8v14h-12z', { fill: 'signal' }),
  disc(132, 0, 47, { fill: 'signal' }),
  sign,
];
const code = [111, 125, 139, 153].map((x) => disc(x, 0, 4.5, { fill: 'onsignal' })).join('');
const photo = [
  box(104, -19, 56, 40, { stroke: 'onsignal', width: 6 }, 8),
  disc(132, 1, 9, { stroke: 'onsignal', width: 6 }),
].join('');
const name =
  shape('M108 -5h16M134 -5h22', lined('onsignal', 9)) + shape('M106 13h52', lined('onsignal', 5));

const complaints = [
  { text: 'never came', sign: code, left: gone },
  { text: 'broken', sign: photo, left: [parcel, crack] },
  { text: 'somebody else', sign: name, left: gone },
] as const;

export const cover: DrawCover = () => ({
  alt: `Three doors, “never came,” “broken” and “somebody else,” and in the lock of each the one key that turns: a code, a photo, a name. All three at every door cost ${cost} a day, against ${risk} in claims.`,
  ink: [
    strip(0, 200, 1200, ground - 200),
    elsewhere,
    complaints.map(({ sign, left }, i) =>
      moved(`translate(${78 + i * spacing} ${ground})`, [
        door,
        moved('translate(182 0)', left),
        disc(132, -148, 17, edged('paper', 'ink', 5)),
        moved('translate(128 -148)', key(sign)),
      ]),
    ),
    figure(`${cost} > ${risk}`, 78, 148),
    complaints.map(({ text }, i) => label(text, 78 + i * spacing, 604)),
  ],
});
