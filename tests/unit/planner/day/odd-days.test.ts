import { describe, expect, it } from 'vitest';
import { roundsByHand } from '@/lib/planner/day/by-hand';
import { at, dayIn, plainDay, stopAt, vanOf } from './days';
import { last, sessionOfTest } from './sessions';
import { day, expectWhole, inTown, rounds, town, weave } from './town-sessions';

describe('odd days', () => {
  it('without stops are done at once', () => {
    const empty = dayIn(town, [], [vanOf(1)]);
    const answers = inTown().all(weave(1, { day: empty, rounds: [[]] }));
    const { plan } = last(answers, 'done');
    expect(plan).toMatchObject({ threads: [], leftOver: [], rounds: [[]] });
    expect(plan.totals).toMatchObject({ meters: 0, cost: 0, crossings: 0 });
  });

  it('with one stop send one van', () => {
    const single = dayIn(town, [stopAt(4, at(100))], [vanOf(1), vanOf(2)]);
    const { plan } = last(inTown().all(weave(1, { day: single, rounds: [[], []] })), 'done');
    expectWhole(plan, single);
    expect(plan.threads).toHaveLength(1);
  });

  it('without vans leave all over', () => {
    const none = dayIn(town, [stopAt(4, at(100))], []);
    const { plan } = last(inTown().all(weave(1, { day: none, rounds: [] })), 'done');
    expect(plan.leftOver).toHaveLength(1);
  });

  it('with all stops in one place are planned', () => {
    const heap = dayIn(
      town,
      [1, 2, 3, 4, 5, 6].map((id) => stopAt(id, at(200))),
      [vanOf(1), vanOf(2)],
    );
    const { plan } = last(
      inTown().all(weave(1, { day: heap, rounds: [[1, 2, 3, 4, 5, 6], []] })),
      'done',
    );
    expectWhole(plan, heap);
  });

  it('on plain ground need no town', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => [0.01 * Math.sin(i), 0.015 * Math.cos(2 * i)] as const,
    );
    const own = plainDay(places, [vanOf(1), vanOf(2)]);
    const { plan } = last(
      sessionOfTest().all(weave(1, { day: own, rounds: roundsByHand(own) })),
      'done',
    );
    expectWhole(plan, own);
    expect(plan.totals.crossings).toBe(0);
    expect(plan.threads[0]?.line[0]).toEqual(plan.threads[1]?.line[0]);
  });

  it('that the engine cannot plan fail alone, and the next day is planned', () => {
    const session = inTown();
    const lost = dayIn(town, [stopAt(1, at(999_999))], [vanOf(1)]);
    expect(session.all(weave(1, { day: lost }))).toEqual([
      { kind: 'failed', job: 1, message: expect.stringContaining('corner') },
    ]);
    const skills = Array.from({ length: 40 }, (_, i) => `skill ${i}`);
    const spoiled = dayIn(
      town,
      skills.map((skill, i) => stopAt(i + 1, at(100 + i), { skill })),
      [vanOf(1, { skills })],
    );
    expect(session.all(weave(2, { day: spoiled, rounds: [[]] }))[0]).toMatchObject({
      kind: 'failed',
      job: 2,
    });
    expect(last(session.all({ kind: 'draw', job: 3, day, rounds }), 'plan').job).toBe(3);
  });
});
