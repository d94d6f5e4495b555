import { stop, clock as timeOf } from '@/art/pens';

/** Times in minutes after 05:00, `at` in miles driven. */
export const docks = [
  { name: 'Market Row', at: 6, open: [40, 70], stay: [48, 60] },
  { name: 'Mill Quarter', at: 10, open: [70, 105], stay: [75, 87] },
  { name: 'Weavers’ Gate', at: 18, open: [90, 150], stay: [115, 130] },
  { name: 'Fuller’s Field', at: 24, open: [135, 170], stay: [150, 165] },
  { name: 'Tenter Park', at: 29, open: [165, 210], stay: [183, 195] },
  { name: 'Bobbin Street', at: 35, open: [210, 240], stay: [216, 230] },
] as const;

/** Minutes at which the van leaves the hub, is back, and leaves again. */
export const leave = 25;
export const back = 258;
const again = 280;
export const sofa = { at: 5, minute: 300 };

export const clock = (minute: number): string => timeOf(5 + minute / 60);

export type Place = (minute: number, mile: number) => readonly [x: number, y: number];

/** Path data past the docks, and to the first sofa. The way home has no line: miles only count upward. */
export function ways(place: Place): { docked: string; sofas: string } {
  const point = (minute: number, at: number) => place(minute, at).join(' ');
  const stays = docks
    .map(({ at, stay }) => `L${point(stay[0], at)}L${point(stay[1], at)}`)
    .join('');
  return {
    docked: `M${point(leave, 0)}${stays}`,
    sofas: `M${point(back, 0)}L${point(again, 0)}L${point(sofa.minute, sofa.at)}`,
  };
}

export const stops = (place: Place) =>
  docks
    .flatMap(({ at, stay }) => stay.map((minute) => place(minute, at)))
    .map(([x, y]) => stop(x, y, 'ochre', { radius: 7, served: true }));
