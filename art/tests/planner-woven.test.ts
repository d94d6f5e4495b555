import { expect, it } from 'vitest';
import type { Rounds } from '@/lib/planner/day/day';
import { courierDay } from '@/lib/planner/town/days/courier';
import { homeDay } from '@/lib/planner/town/days/home';
import { file } from '@/lib/planner/town/files/days';
import { file as homeFile } from '@/lib/planner/town/files/home';
import { readTown } from '@/lib/planner/town/unpack';
import type { Answer } from '@/lib/planner/worker/messages';
import { createSession } from '@/lib/planner/worker/session';
import { courierWoven, homeWoven } from '../pictures/planner/woven';

/** What the planner behind the page weaves of a day, in its shortest mode. */
function weave(town: string, { day, byHand }: ReturnType<typeof homeDay>): Rounds {
  const answers: Answer[] = [];
  const work: (() => void)[] = [];
  const ask = createSession({
    answer: (answer) => answers.push(answer),
    now: () => 0,
    later: (run) => work.push(run),
  });
  ask({ kind: 'town', file: town });
  ask({ kind: 'weave', job: 1, day, rounds: byHand, mode: 'fast', seed: 1 });
  for (let run = work.shift(); run; run = work.shift()) run();
  const done = answers.find((answer) => answer.kind === 'done');
  if (!done) throw new Error(JSON.stringify(answers.at(-1)));
  return done.plan.rounds;
}

it('the planner weaves the rounds of the pictures, and needs no more than its shortest mode', () => {
  expect(weave(homeFile, homeDay(readTown(homeFile)))).toEqual(homeWoven);
  expect(weave(file, courierDay(readTown(file)))).toEqual(courierWoven);
}, 60_000);
