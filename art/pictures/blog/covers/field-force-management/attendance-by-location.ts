import { type DrawCover, dots, figure, label } from '@/art/covers';
import { disc, edged, lined, polar, shape, times } from '@/art/pens/shapes';

const [people, lost, yearly] = [40, 7.5, '1,200 h'] as const;
const [x, y, fence, quarter] = [396, 315, 282, 15] as const;
const inQuarter = people / 4;

const onClock = (minute: number, far: number) => polar([x, y], far, minute * 6 - 90);
const pair = (place: readonly [number, number]) => place.map((at) => at.toFixed(1)).join(' ');

/** Evenly over each quarter, each on a ring of its own. */
const arrivals = times(people, (i) => {
  const [part, nth] = [Math.floor(i / inQuarter), i % inQuarter];
  const ring = (nth * 7 + part * 3) % inQuarter;
  const left = ((nth + 0.5) * 2 * lost) / inQuarter;
  return { until: (part + 1) * quarter, left, far: 70 + ring * 18 };
});

const marks = (minutes: readonly number[], from: number, to: number) =>
  minutes.map((minute) => `M${pair(onClock(minute, from))}L${pair(onClock(minute, to))}`).join('');

export const cover: DrawCover = () => {
  const hours = times(12, (i) => i * 5);
  const quarters = times(4, (i) => i * quarter);
  const begins = arrivals.map(({ until, left, far }) => onClock(until - left, far));
  const waits = arrivals.map(({ until, far }, i) => {
    const end = pair(onClock(until, far));
    return `M${pair(begins[i] ?? [0, 0])}A${far} ${far} 0 0 1 ${end}`;
  });
  return {
    alt: `A fence around a site as the face of a clock. ${people} arrivals are dots; from each to the next quarter an orange arc, ${lost} minutes on average. In a year they come to ${yearly} of unpaid work.`,
    ink: [
      disc(x, y, fence, { fill: 'ochre', opacity: 0.14 }),
      disc(x, y, fence, lined('ochre', 6, [12, 10])),
      shape(marks(hours, fence - 30, fence - 14), lined('ink', 5)),
      shape(marks(quarters, 34, fence - 14), lined('ink', 6)),
      shape(waits.join(''), lined('signal', 9)),
      dots(begins, 8, edged('highlight', 'ink', 5)),
      disc(x, y, 30, { fill: 'ink' }),
      disc(x, y, 11, { fill: 'paper' }),
      figure(yearly, 1118, 310, { anchor: 'end', size: 150 }),
      label(`${lost} min a start`, 1118, 372, { anchor: 'end' }),
      label(`${people} people`, 1118, 420, { anchor: 'end' }),
    ],
  };
};
