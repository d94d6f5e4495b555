import { expect, it } from 'vitest';
import { file } from '@/lib/planner/town/files/home';
import type { Answer } from '@/lib/planner/worker/messages';
import { createSession } from '@/lib/planner/worker/session';
import { day, rounds, weave } from './town-sessions';

type Turn = { readonly run: () => void; readonly rest: number };

/** A session whose turns are taken one by one, with what it answered since the turn before. */
function sessionOfTurns() {
  const turns: Turn[] = [];
  const answers: Answer[] = [];
  let time = 0;
  const ask = createSession({
    answer: (answer) => answers.push(answer),
    now: () => ++time,
    later: (run, rest) => turns.push({ run, rest }),
  });
  ask({ kind: 'town', file });
  answers.length = 0;
  const turn = () => {
    turns.shift()?.run();
    return answers.splice(0);
  };
  return { ask, turn, turns };
}

const hasPlan = (answer: Answer) => 'plan' in answer && answer.plan !== undefined;

/** Takes turns until a plan was shown midway. */
function untilShown({ turn, turns }: ReturnType<typeof sessionOfTurns>) {
  while (turns.length > 0) if (turn().some(hasPlan)) return;
  throw new Error('No plan was shown');
}

it('rests after each plan that is not the last, and after nothing else', () => {
  const { ask, turn, turns } = sessionOfTurns();
  ask(weave(1));
  const rests: number[] = [];
  for (;;) {
    const said = turn();
    const isOver = said.some(({ kind }) => kind === 'done');
    expect(turns).toHaveLength(isOver ? 0 : 1);
    if (isOver) break;
    expect((turns[0]?.rest ?? 0) > 0).toBe(said.some(hasPlan));
    rests.push(turns[0]?.rest ?? 0);
  }
  expect(rests.filter((rest) => rest > 0)).not.toHaveLength(0);
  expect(rests.filter((rest) => rest === 0)).not.toHaveLength(0);
});

it('rests after a plan that was drawn, before it prepares for a run', () => {
  const { ask, turn, turns } = sessionOfTurns();
  ask({ kind: 'draw', job: 1, day, rounds });
  while (!turn().some(hasPlan)) expect(turns[0]?.rest).toBe(0);
  expect(turns[0]?.rest).toBeGreaterThan(0);
});

it.each([
  ['a new job', { kind: 'mend', job: 2, day, rounds, milliseconds: 50 }],
  ['a stop', { kind: 'stop' }],
  ['a page that is seen again', { kind: 'resume' }],
] as const)('lets %s wait for no rest, and works no faster for it', (_, asked) => {
  const session = sessionOfTurns();
  const { ask, turn, turns } = session;
  ask(weave(1));
  untilShown(session);
  ask(asked);
  expect(turns.map(({ rest }) => rest)).toEqual([expect.any(Number), 0]);
  // The turn after the rest was given up: it neither answers nor asks for another.
  expect(turn()).toEqual([]);
  expect(turns).toHaveLength(1);
});

it('stays at rest while the page is hidden', () => {
  const session = sessionOfTurns();
  session.ask(weave(1));
  untilShown(session);
  session.ask({ kind: 'pause' });
  expect(session.turn()).toEqual([]);
  expect(session.turns).toHaveLength(0);
  session.ask({ kind: 'resume' });
  expect(session.turns).toHaveLength(1);
});
