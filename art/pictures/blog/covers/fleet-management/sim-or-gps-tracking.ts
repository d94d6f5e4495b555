import { barsOf, type DrawCover, dots, figure, labels, leader } from '@/art/covers';
import { places } from '@/art/maps';
import { box, disc, lined, moved, polar, segment, vehicle } from '@/art/pens';

const gate = [356, 315] as const;
const perMinute = 9;

/** Degrees, and shares of the widest circle. */
const trucks = places('200,0.9 248,0.78 285,0.46 330,0.86 20,0.4 62,0.72 98,0.93 128,0.5 160,0.68');

export const cover: DrawCover = (article) => {
  const doubts = barsOf(article).map((bar) => ({ ...bar, radius: bar.value * perMinute }));
  const [wired, , often, usual, seldom] = doubts;
  if (!(wired && often && usual && seldom)) throw new Error('The chart has other trackers.');
  const [x, y] = gate;
  const named = (text: string, { value, radius }: typeof wired, angle: number, to: number) => {
    const from = polar(gate, radius, angle);
    return [
      labels(disc(...from, 8, { fill: 'ink' })),
      leader(`${text}: ${value}`, from, [to, from[1]]),
    ];
  };
  return {
    ground: 'tint',
    alt: `Circles around a gate, as wide as the doubt about an arrival: ${doubts.map(({ value }) => value).join(', ')} minutes. The truck may be anywhere in the circle of its tracker.`,
    ink: [
      doubts
        .toReversed()
        .map(({ radius }) => disc(x, y, radius, { fill: 'cobalt', opacity: 0.12 })),
      doubts.slice(2).map(({ radius }) => dots([gate], radius, lined('cobalt', 6, [1, 13]))),
      trucks.map(([angle, share], i) => {
        const at = polar(gate, share * seldom.radius, angle);
        return `<g opacity="0.55">${vehicle(...at, angle + 180 + i * 9, 17)}</g>`;
      }),
      box(x - 6, y - 64, 12, 76, { fill: 'ink' }, 3),
      moved(
        `rotate(-8 ${x} ${y - 52})`,
        segment([x, y - 52], [x + 88, y - 52], lined('signal', 13)),
      ),
      named(seldom.label.replace(',', ''), seldom, -60, 530),
      named(usual.label.replace(',', ''), usual, -62, 616),
      named('wired unit', wired, 0, 660),
      named(often.label.replace(',', ''), often, 76, 660),
      figure(`${Math.floor(seldom.value)} min`, 1118, 572, { anchor: 'end' }),
    ],
  };
};
