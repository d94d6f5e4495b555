import { type Day, defaultRules, type Rounds, type Stop } from '@/lib/planner/day/day';
import type { Plan, Thread } from '@/lib/planner/day/plan';

/** Numbers from 0 to 1 that repeat for a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = [
  'Weir café',
  'مخبز النهر',
  '🚚 depot',
  'A "B", C',
  '<b>x</b>',
  '-1+1',
  'Zoë & Söhne',
  '高橋',
];

/** Any day, on plain ground or in a town of 100 corners, with rounds that leave some stops out. */
export function randomDay(seed: number, most = 60): { day: Day; rounds: Rounds } {
  const next = random(seed);
  const whole = (limit: number) => Math.floor(next() * limit);
  const some = <T>(value: T): T | undefined => (next() < 0.5 ? value : undefined);
  const plain = next() < 0.5;
  const fine = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  const [north, east] = [next() * 170 - 85, next() * 350 - 175];
  const place = () =>
    plain
      ? ({
          kind: 'ground',
          latitude: fine(north + next() * 0.2),
          longitude: fine(east + next() * 0.2),
        } as const)
      : ({ kind: 'corner', corner: whole(100) } as const);
  const skills = ['lift', 'frozen'];
  const stops = Array.from({ length: whole(most + 1) }, (_, i): Stop => {
    const from = whole(1200);
    const window = some([from, from + whole(240)] as const);
    const skill = some(skills[whole(2)]);
    return {
      id: 2 * i + 1 + whole(2),
      name: `${words[whole(words.length)]} ${i}`,
      place: place(),
      minutes: some(whole(481)) ?? whole(4810) / 10,
      load: some(whole(30)) ?? whole(30_000) / 1000,
      ...(window && { window }),
      ...(skill && { skill }),
    };
  });
  const vans = Array.from({ length: 1 + whole(8) }, (_, i) => ({
    id: `VAN 0${i}`,
    capacity: whole(60),
    shift: [whole(600), 600 + whole(800)] as const,
    skills: some(skills) ?? [],
  }));
  const rounds: number[][] = vans.map(() => []);
  for (const { id } of stops) rounds[whole(vans.length + 1)]?.push(id);
  const distance = whole(101);
  const time = whole(101 - distance);
  const weights = { distance, time, evenness: 100 - distance - time };
  const day: Day = {
    title: words[whole(words.length)] ?? '',
    ground: plain ? { kind: 'plain', roadFactor: 1 + whole(11) / 10 } : { kind: 'town' },
    depot: { name: words[whole(words.length)] ?? '', place: place() },
    stops,
    vans,
    rules: { ...defaultRules, apart: next() < 0.5, returns: next() < 0.5, weights },
  };
  return { day, rounds };
}

/** A plan that tells no more than its rounds: as much as files of it need. */
export function planOf({ day, rounds }: { day: Day; rounds: Rounds }): Plan {
  const threads = rounds.flatMap((round, van): Thread[] => {
    if (round.length === 0) return [];
    const visits = round.map((stop, i) => ({
      stop,
      arrival: 510 + 7.4 * i,
      wait: 0,
      late: 0,
      leaves: 512 + 7.4 * i,
      load: 1,
      meters: 800 * (i + 1),
      at: i + 1,
    }));
    const line = [[500, 500], ...round.map((_, i) => [600 + i, 500])] as [number, number][];
    const meters = 800 * round.length;
    return [{ van, line, visits, meters, driving: 9, load: round.length, done: 600 }];
  });
  const served = new Set(rounds.flat());
  return {
    threads,
    leftOver: day.stops
      .filter(({ id }) => !served.has(id))
      .map(({ id }) => ({ stop: id, reason: { kind: 'street' } })),
    totals: { meters: 0, driving: 0, working: 0, cost: 0, co2: 0, late: 0, crossings: 0 },
    meetings: [],
    rounds,
  };
}

/** What shared days ask of a town. */
export const smallTown = { addresses: Array.from({ length: 100 }, (_, i) => `Merino Street ${i}`) };
