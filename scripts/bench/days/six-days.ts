import { type Day, defaultRules, type Sequences, type Stop } from '@/lib/planner/day/day';
import { manualSequences } from '@/lib/planner/day/manual';
import type { Plan } from '@/lib/planner/day/plan';
import { sampleDays } from '@/lib/planner/town/days';
import { file } from '@/lib/planner/town/files/days';
import type { PlannerTown } from '@/lib/planner/town/town';
import { readTown } from '@/lib/planner/town/unpack';
import type { Answer, Ask } from '@/lib/planner/worker/messages';
import { createSession } from '@/lib/planner/worker/session';
import { createRandom } from '@/planner/random';

export interface TriedDay {
  readonly day: Day;
  readonly manual: Sequences;
  readonly town?: PlannerTown;
}

const onGround = (
  title: string,
  stops: readonly Stop[],
  vans: number,
  capacity: number,
  shift: readonly [number, number],
): TriedDay => {
  const ids = Array.from({ length: vans }, (_, i) => `VAN 0${i + 1}`);
  const day: Day = {
    title,
    ground: { kind: 'plain', roadFactor: 1.3 },
    depot: { name: 'Depot', place: { kind: 'ground', latitude: 51.05, longitude: 3.73 } },
    stops,
    vans: ids.map((id) => ({ id, capacity, shift, skills: [] })),
    rules: { ...defaultRules, returns: true },
  };
  return { day, manual: manualSequences(day) };
};

const stopAt = (id: number, latitude: number, longitude: number, part: Partial<Stop>): Stop => ({
  ...{ id, name: `Stop ${id}`, place: { kind: 'ground', latitude, longitude } },
  ...{ minutes: 5, load: 15, ...part },
});

const noon = { window: [720, 780] } as const;
const evening = { window: [960, 1020] } as const;

/** Both vans wait for hours between their first stop and their second. */
const waiting = onGround(
  'Long waits',
  [
    stopAt(1, 51.068, 3.73, noon),
    stopAt(2, 51.069, 3.731, evening),
    stopAt(3, 51.032, 3.73, noon),
    stopAt(4, 51.031, 3.731, evening),
  ],
  2,
  30,
  [480, 1080],
);

/** 185 boxes for vans that have room for 180. */
export function overfull(): TriedDay {
  const random = createRandom(4);
  const stops = Array.from({ length: 37 }, (_, i) => {
    const [north, east] = [(random() - 0.5) / 5, (random() - 0.5) / 4];
    return stopAt(i + 1, 51.05 + north, 3.73 + east, { load: i === 0 ? 6 : 3 + (i % 5) });
  });
  return onGround('Overfull', stops, 6, 30, [480, 960]);
}

/** By title: the four samples, a day of long waits, and one whose vans have too little room. */
export function sixDays(): TriedDay[] {
  const town = readTown(file);
  const samples = Object.values(sampleDays).map((dayOf) => ({ ...dayOf(town), town }));
  return [...samples, waiting, overfull()];
}

/** What the planner's worker makes of a day, without a worker: its manual plan as drawn, or optimized. */
export function planOf({ day, manual, town }: TriedDay, kind: 'manual' | 'optimized'): Plan {
  const turns: (() => void)[] = [];
  const answers: Answer[] = [];
  const ask = createSession({
    answer: (answer) => answers.push(answer),
    now: () => performance.now(),
    later: (run) => turns.push(run),
  });
  const toEnd = (asked: Ask) => {
    ask(asked);
    for (let run = turns.shift(); run; run = turns.shift()) run();
  };
  if (town) toEnd({ kind: 'town', file });
  const asked = { job: 1, day, sequences: manual };
  toEnd(
    kind === 'manual'
      ? { kind: 'draw', ...asked }
      : { kind: 'optimize', ...asked, mode: 'fast', seed: 1 },
  );
  const last = answers.at(-1);
  if (last?.kind === 'plan' || last?.kind === 'done') return last.plan;
  throw new Error(`'${day.title}' ended with '${last?.kind}'.`);
}
