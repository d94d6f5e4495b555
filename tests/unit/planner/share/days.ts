import { type Day, defaultRules, type Sequences, type Stop } from '@/lib/planner/day/day';
import { createRandom } from '@/planner/random';
import { at, dayWith, onGround, vanOf } from '@/tests/support/planner-day';

const words = [
  ...['Weir café', 'مخبز النهر', '🚚 depot', 'A "B", C'],
  ...['<b>x</b>', '-1+1', 'Zoë & Söhne', '高橋'],
];

/** Any day, on plain ground or in a town of 100 corners, with routes that leave some stops out. */
export function randomDay(seed: number, most = 60): { day: Day; sequences: Sequences } {
  const next = createRandom(seed);
  const whole = (limit: number) => Math.floor(next() * limit);
  const some = <T>(value: T): T | undefined => (next() < 0.5 ? value : undefined);
  const name = () => words[whole(words.length)] ?? '';
  const plain = next() < 0.5;
  const fine = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  const [north, east] = [next() * 170 - 85, next() * 350 - 175];
  const place = () =>
    plain ? onGround(fine(north + next() * 0.2), fine(east + next() * 0.2)) : at(whole(100));
  const skills = ['lift', 'frozen'];
  const stops = Array.from({ length: whole(most + 1) }, (_, i): Stop => {
    const from = whole(1200);
    const window = some([from, from + whole(240)] as const);
    const skill = some(skills[whole(2)]);
    return {
      id: 2 * i + 1 + whole(2),
      name: `${name()} ${i}`,
      place: place(),
      minutes: some(whole(481)) ?? whole(4810) / 10,
      load: some(whole(30)) ?? whole(30_000) / 1000,
      ...(window && { window }),
      ...(skill && { skill }),
    };
  });
  const vans = Array.from({ length: 1 + whole(8) }, (_, i) => {
    const shift = [whole(600), 600 + whole(800)] as const;
    return vanOf(i, { capacity: whole(60), shift, skills: some(skills) ?? [] });
  });
  const sequences: number[][] = vans.map(() => []);
  for (const { id } of stops) sequences[whole(vans.length + 1)]?.push(id);
  const distance = whole(101);
  const time = whole(101 - distance);
  const weights = { distance, time, evenness: 100 - distance - time };
  const day = dayWith({
    title: name(),
    ground: plain ? { kind: 'plain', roadFactor: 1 + whole(11) / 10 } : { kind: 'town' },
    depot: { name: name(), place: place() },
    stops,
    vans,
    rules: { ...defaultRules, disjoint: next() < 0.5, returns: next() < 0.5, weights },
  });
  return { day, sequences };
}

export const smallTown = { addresses: Array.from({ length: 100 }, (_, i) => `Merino Street ${i}`) };
export const bringTown = async () => smallTown;
