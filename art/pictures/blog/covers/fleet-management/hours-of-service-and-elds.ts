import { barsOf, type DrawCover, dots, figure, label, strip } from '@/art/covers';
import { box, lined, segment, shape } from '@/art/pens/shapes';
import { roundedPath } from '@/art/routing/polyline';

/** Lanes of the log; start of the shift, length of a minute. */
const [offDuty, driving, onDuty, high] = [244, 352, 460, 78] as const;
const [start, perMinute, thick] = [276, 0.96, 8] as const;

const stops = 16;

export const cover: DrawCover = (article) => {
  const minutes = barsOf(article).map(({ value }) => value);
  const [doors = 0, drives = 0, morning = 0, lunch = 0, evening = 0, left = 0] = minutes;
  const each = { door: doors / stops, drive: drives / (stops + 1) };
  const x = (minute: number) => start + minute * perMinute;
  let now = 0;
  const points: (readonly [number, number])[] = [];
  const stay = (lane: number, long: number) => {
    points.push([x(now), lane], [x(now + long), lane]);
    now += long;
  };
  const middles: (readonly [number, number])[] = [];
  stay(onDuty, morning);
  for (let stop = 1; stop <= stops; stop += 1) {
    stay(driving, each.drive);
    middles.push([x(now + each.door / 2), onDuty + 24]);
    stay(onDuty, each.door);
    if (stop === stops / 2) stay(offDuty, lunch);
  }
  stay(driving, each.drive);
  // The round end adds half the thickness.
  stay(onDuty, evening - thick / 2 / perMinute);
  now += thick / 2 / perMinute;
  const gate = x(now + left);
  return {
    ground: 'tint',
    alt: `A driver’s log as three streets: off duty, driving and on duty. One line changes lanes at ${stops} doors and ends ${left} minutes before a gate, in orange, at the 14th hour.`,
    ink: [
      [offDuty, driving, onDuty].map((lane) => strip(0, lane - high / 2, 1200, high)),
      box(x(now), onDuty - high / 2, gate - x(now), high, { fill: 'signal', opacity: 0.32 }),
      shape(roundedPath(points, 6), lined('cobalt', thick)),
      dots(middles, 6, { fill: 'cobalt' }),
      segment([gate, offDuty - high / 2], [gate, onDuty + 70], lined('signal', 14)),
      label('off duty', 80, offDuty + 12),
      label('driving', 80, driving + 12),
      label('on duty', 80, onDuty + 12),
      figure(`${left} min`, 1118, 156, { anchor: 'end' }),
    ],
  };
};
