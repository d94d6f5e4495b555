import { describe, expect, it } from 'vitest';
import { file } from '@/lib/planner/town/files/home';
import { at, stopAt } from './days';
import { last, sessionOfTest } from './sessions';
import { day, expectWhole, inTown, rounds, town } from './town-sessions';

describe('a town', () => {
  it('is taken in, and refused where it cannot be read', () => {
    const { all } = sessionOfTest();
    expect(all({ kind: 'town', file })).toEqual([{ kind: 'ready' }]);
    const [answer] = all({ kind: 'town', file: file.slice(0, 900) });
    expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('town') });
  });
});

describe('drawing', () => {
  it('answers with the plan as it is, stops in no round left over', () => {
    const { all } = inTown();
    const without = rounds.map((round) => round.filter((id) => id !== 5));
    const { plan } = last(all({ kind: 'draw', job: 1, day, rounds: without }), 'plan');
    expect(plan.rounds).toEqual(without);
    expect(plan.leftOver.map(({ stop }) => stop)).toEqual([5]);
  });

  it('keeps woven rounds apart, and those by hand on their shortest ways', () => {
    const { all } = inTown();
    const woven = last(all({ kind: 'draw', job: 1, day, rounds, woven: true }), 'plan').plan;
    const byHand = last(all({ kind: 'draw', job: 2, day, rounds }), 'plan').plan;
    expect(woven.totals.crossings).toBeLessThan(byHand.totals.crossings);
    expect(woven.totals.meters).toBeGreaterThan(byHand.totals.meters);
  });
});

describe('mending', () => {
  it('takes a new stop in and leaves the rounds alone that it does not touch', () => {
    const session = inTown();
    const drawn = last(
      session.all({ kind: 'draw', job: 1, day, rounds, woven: true }),
      'plan',
    ).plan;
    const taken = new Set(day.stops.map(({ place }) => place.kind === 'corner' && place.corner));
    const corner = [...town.x.keys()].find((c) => !taken.has(c) && c > 300) as number;
    const more = { ...day, stops: [...day.stops, stopAt(13, at(corner))] };
    const mended = last(
      session.all({ kind: 'mend', job: 2, day: more, rounds: drawn.rounds, milliseconds: 200 }),
      'plan',
    ).plan;
    expectWhole(mended, more);
    const kept = mended.rounds.filter((round, v) => round.join() === drawn.rounds[v]?.join());
    expect(kept).toHaveLength(2);
  });

  it('takes a stop out', () => {
    const session = inTown();
    const less = { ...day, stops: day.stops.slice(1) };
    const answers = session.all({ kind: 'mend', job: 1, day: less, rounds, milliseconds: 100 });
    expectWhole(last(answers, 'plan').plan, less);
  });

  it('shares the stops of a van out that is gone', () => {
    const session = inTown();
    const [one, two] = day.vans;
    const fewer = {
      ...day,
      vans: [one, two].flatMap((van) => (van ? [{ ...van, capacity: 99 }] : [])),
    };
    const answers = session.all({ kind: 'mend', job: 1, day: fewer, rounds, milliseconds: 100 });
    const { plan } = last(answers, 'plan');
    expectWhole(plan, fewer);
    expect(plan.leftOver).toEqual([]);
  });
});
