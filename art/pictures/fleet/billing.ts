import { drawing, good, rule, tag, words } from '@/art/pens';
import { box, boxes, edged, lined, shape, spaced } from '@/art/pens/shapes';

const rates = { mile: 0.9, minute: 0.5 } as const;

export const billedTrips = [
  { vehicle: 'VAN 03', miles: 19.5, waiting: 0 },
  { vehicle: 'VAN 07', miles: 15.3, waiting: 22 },
  { vehicle: 'VAN 11', miles: 24.2, waiting: 8 },
  { vehicle: 'VAN 14', miles: 17.1, waiting: 0 },
] as const;

/** US dollars. */
const charge = (miles: number, waiting: number): number =>
  Math.round(100 * (miles * rates.mile + waiting * rates.minute)) / 100;

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

export function billed() {
  const sum = (of: (trip: (typeof billedTrips)[number]) => number) =>
    billedTrips.reduce((total, trip) => total + of(trip), 0);
  return {
    miles: sum(({ miles }) => miles).toFixed(1),
    waiting: sum(({ waiting }) => waiting),
    total: dollars(sum(({ miles, waiting }) => charge(miles, waiting))),
  };
}

const left = 46;
const right = 474;
const columns = [276, 374, right] as const;

const row = (cells: readonly string[], y: number) =>
  cells.map((cell, i) =>
    i === 0
      ? words.strong(cell, left, y, 17)
      : words.mono(cell, columns[i - 1] as number, y, 16.5, 'ink', 'end'),
  );

const { miles, waiting, total } = billed();
const head = ['Driven', 'Waiting', 'Charge'].map((label, i) =>
  words.text(label, columns[i] as number, 150, 16, 'ink2', 'end'),
);

export const pictures = {
  'fleet-billing': drawing(520, 504, () => [
    box(28, 30, 476, 460, { fill: 'onsignal', opacity: 0.1 }, 8),
    boxes('22,20,476,460 16,12,476,460', edged('surface', 'line'), 8),
    words.mono('Sheet of Nov 12', left, 52, 16, 'ink2'),
    words.sign('Parcelhaus, Riverside', left, 92, 34),
    tag('Matched', right, 32, good, 'end'),
    words.text('Trip', left, 150, 16, 'ink2'),
    ...head,
    shape(`M${left} 164H${right}`, lined('ink', 2)),
    ...spaced(billedTrips, 196, 46, ({ vehicle, miles: far, waiting: wait }, y) => [
      row([vehicle, `${far.toFixed(1)} mi`, `${wait} min`, dollars(charge(far, wait))], y),
      rule(left, y + 16, right - left),
    ]),
    words.text(`${miles} mi at ${dollars(rates.mile)}`, left, 386, 16.5, 'ink2'),
    words.text(`${waiting} min at ${dollars(rates.minute)}`, left, 410, 16.5, 'ink2'),
    words.sign(total, right, 408, 44, 'ink', 'end'),
    shape('M16 428H492', { stroke: 'edge', dash: [4, 5.077] }),
    words.mono('Sent to accounts 6:05 PM', left, 456, 15.5, 'ink2'),
  ]),
};
