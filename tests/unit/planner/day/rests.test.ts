import { expect, it } from 'vitest';
import type { Answer } from '@/lib/planner/worker/messages';
import { day, inTown, rounds, weave } from './sessions';

const hasPlan = (answer: Answer) => 'plan' in answer && answer.plan !== undefined;

/** A run whose first plan was shown, so that it rests. */
function resting() {
  const session = inTown();
  session.ask(weave(1));
  while (!session.work(1).some(hasPlan));
  return session;
}

it('rests after each plan that is not the last, and after nothing else', () => {
  const { ask, work, turns } = inTown();
  ask(weave(1));
  const rests: number[] = [];
  for (;;) {
    const said = work(1);
    const isOver = said.some(({ kind }) => kind === 'done');
    expect(turns).toHaveLength(isOver ? 0 : 1);
    if (isOver) break;
    const rest = turns[0]?.rest ?? 0;
    expect(rest > 0).toBe(said.some(hasPlan));
    rests.push(rest);
  }
  expect(Math.max(...rests)).toBeGreaterThan(0);
  expect(rests).toContain(0);
});

it('rests after a plan that was drawn, before it prepares for a run', () => {
  const { ask, work, turns } = inTown();
  ask({ kind: 'draw', job: 1, day, rounds });
  while (!work(1).some(hasPlan)) expect(turns[0]?.rest).toBe(0);
  expect(turns[0]?.rest).toBeGreaterThan(0);
});

it.each([
  ['a new job', { kind: 'mend', job: 2, day, rounds, milliseconds: 50 }],
  ['a stop', { kind: 'stop' }],
  ['a page that is seen again', { kind: 'resume' }],
] as const)('lets %s wait for no rest, and works no faster for it', (_, asked) => {
  const { ask, work, turns } = resting();
  ask(asked);
  expect(turns.map(({ rest }) => rest)).toEqual([expect.any(Number), 0]);
  // The turn after the rest was given up: it neither answers nor asks for another.
  expect(work(1)).toEqual([]);
  expect(turns).toHaveLength(1);
});

it('stays at rest while the page is hidden', () => {
  const { ask, work, turns } = resting();
  ask({ kind: 'pause' });
  expect(work(1)).toEqual([]);
  expect(turns).toHaveLength(0);
  ask({ kind: 'resume' });
  expect(turns).toHaveLength(1);
});
