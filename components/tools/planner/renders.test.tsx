import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { type FakeWork, fakeTools } from '@/tests/support/planner';
import { dayOf, planOf, sequencesOf } from '@/tests/support/planner-day';
import { profiled, rendered } from '@/tests/support/profiled';
import { button, pass } from '@/tests/support/screen';
import { editPart } from './edit/edit-part';
import { Planner } from './planner.client';

vi.mock('./controls/readings', async (of) => profiled(await of<object>(), 'Readings'));
vi.mock('./map/planner-map', async (of) => profiled(await of<object>(), 'PlannerMap'));
vi.mock('./panel/panel', async (of) => profiled(await of<object>(), 'Panel'));

beforeAll(() => editPart.bring());

const opened = dayOf(4);
const better = planOf(opened.day, sequencesOf('1 2, 3 4'));

/** A planner whose run has found a plan, with the tab of that name in front. */
async function optimizing(tab: string) {
  vi.useFakeTimers();
  const { tools, workers } = fakeTools(opened);
  render(<Planner tools={tools} />);
  await pass(0);
  const worker = workers.at(-1) as FakeWork;
  worker.answer({ kind: 'plan', job: 1, plan: planOf(opened.day, opened.sequences) });
  act(() => fireEvent.click(screen.getByRole('tab', { name: new RegExp(tab) })));
  act(() => fireEvent.click(button('Optimize')));
  const progress = (generation: number, part = {}) =>
    worker.answer({
      ...{
        kind: 'progress',
        job: worker.last('optimize')?.job ?? -1,
        generation,
        generations: 500,
      },
      ...{ cost: 0.7, ...part },
    });
  progress(60, { plan: better, trading: [0, 1] });
  await pass(1000);
  rendered.clear();
  return progress;
}

it.each(['Stops', 'Vans', 'Rules'])(
  'counters of a run render neither map nor readings nor list, with %s in front',
  async (tab) => {
    const progress = await optimizing(tab);
    progress(61);
    expect([...rendered]).toEqual([]);
    expect(screen.getByText('Generation 61')).toBeVisible();
  },
);

it('a better plan renders map and readings, and leaves the list', async () => {
  const progress = await optimizing('Stops');
  progress(62, { plan: planOf(opened.day, sequencesOf('1, 2 3 4')), trading: [1, 0] });
  expect([...rendered].sort()).toEqual(['PlannerMap', 'Readings']);
});
