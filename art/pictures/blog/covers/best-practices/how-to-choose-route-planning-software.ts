import { barsOf, type DrawCover, figure, label } from '@/art/covers/cover';
import { disc, edged, lined, segment, shape } from '@/art/pens/shapes';

/** Points of our own answers, by group. */
const answers = ['122221', '22111', '2110', '121', '00'].map((group) => [...group].map(Number));

const [left, stepX, top, stepY, radius] = [126, 152, 104, 106, 34] as const;

const stop = (x: number, y: number, points: number) => {
  if (points === 0) return disc(x, y, radius, edged('surface', 'signal', 11));
  const ring = disc(x, y, radius, edged('surface', 'madder', 9));
  if (points === 1)
    return [
      ring,
      shape(`M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z`, { fill: 'madder' }),
    ];
  return disc(x, y, radius, edged('madder', 'madder', 9));
};

export const cover: DrawCover = (article) => {
  const points = barsOf(article).map(({ value }) => value);
  const [own, most] = [points.reduce((sum, value) => sum + value, 0), 2 * answers.flat().length];
  const y = (group: number) => top + group * stepY;
  const x = (question: number) => left + question * stepX;
  return {
    ground: 'tint',
    alt: `Five lines with ${answers.flat().length} questions as stops. A full stop is a yes, a half one a yes with a catch, and an orange ring a no: three of them, two on the last line. In all ${own} points of ${most}.`,
    ink: [
      answers.map((group, row) =>
        segment([-20, y(row)], [x(group.length - 1), y(row)], lined('madder', 13)),
      ),
      answers.map((group, row) => group.map((each, i) => stop(x(i), y(row), each))),
      label('planning', 1130, y(0) + 12, { anchor: 'end' }),
      label('evidence', x(1) + 60, y(4) + 12),
      figure(`${own} of ${most}`, 1118, y(4) + 48, { anchor: 'end' }),
    ],
  };
};
