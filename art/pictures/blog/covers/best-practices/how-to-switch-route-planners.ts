import { type DrawCover, figure, label, strip } from '@/art/covers';
import { lined, segment, shape, times } from '@/art/pens/shapes';
import { roundedPath } from '@/art/routing/polyline';

const drivers = 12;
/** Two drivers change in the third week, all others in the fourth. */
const first = 2;
const [oldTop, newTop, gap] = [210, 430, 10] as const;
const weeks = [330, 590, 850] as const;

export const cover: DrawCover = () => {
  const height = gap * (drivers - 1);
  const track = (driver: number) => {
    // The lines cross no other: those that change first run lowest in both plans.
    const below = (drivers - 1 - driver) * gap;
    const turn = (driver < first ? weeks[1] + 60 : weeks[2] + 40) + driver * 6;
    const fall = newTop - oldTop;
    return roundedPath(
      [
        [-40, oldTop + below],
        [turn, oldTop + below],
        [turn + fall / 2, newTop + below],
        [1240, newTop + below],
      ],
      10,
    );
  };
  const others = times(drivers - first, (i) => track(first + i)).join('');
  const leading = times(first, (i) => track(i)).join('');
  return {
    ground: 'tint',
    alt: 'The routes of 12 drivers as parallel lines on two streets, the old plan and the new one. Two lines change to the new street in the third week, all others in the fourth.',
    ink: [
      strip(0, oldTop - 26, 1200, height + 52),
      strip(0, newTop - 26, 1200, height + 52),
      weeks.map((x) =>
        segment([x, oldTop - 26], [x, newTop + height + 26], lined('ink', 4, [2, 12])),
      ),
      shape(others, lined('madder', 5)),
      shape(leading, lined('signal', 6)),
      label('old plan', 80, oldTop - 44),
      label('new plan', 80, newTop + height / 2 + 12),
      figure('4 weeks', 1118, 150, { anchor: 'end', size: 120 }),
    ],
  };
};
