import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayOf, planOf } from '@/tests/support/planner-day';
import * as view from '@/tests/support/planner-view';
import { button, pass } from '@/tests/support/screen';
import { Planner } from './planner.client';
import type { PlannerTools } from './state/browser-tools';

const { jobOf, lines, opened, press, rows } = view;

/** Another page of the site, and the way back. */
async function leaveAndComeBack(tools: PlannerTools, open?: string) {
  cleanup();
  await pass(1000);
  render(<Planner tools={tools} {...(open && { open })} />);
  await pass(0);
}

it('finds the optimized day and its steps', async () => {
  const { tools, workers } = await view.optimized();
  await leaveAndComeBack(tools);
  expect(lines()).toMatch(/^Optimized in 5\.8 s/);
  expect(button('Undo')).toBeEnabled();
  expect(workers).toHaveLength(1);
  press('Optimize again');
  expect(workers.at(-1)?.asked.map(({ kind }) => kind)).toEqual(['optimize']);
});

it('plans an edit that was left unplanned', async () => {
  const { tools, worker } = await view.optimized();
  press(/^Stop 3,/);
  press('Delete');
  await leaveAndComeBack(tools);
  await view.repaired(worker());
  expect(rows()).not.toContain('3');
  expect(lines()).toMatch(/^Stop 3 deleted/);
});

it('finds a run stopped where it was left', async () => {
  const { tools, worker } = await view.optimizing();
  view.progress(worker(), 212);
  await leaveAndComeBack(tools);
  expect(lines()).toMatch(/^Stopped at generation 212/);
  press('Go on from 212');
  expect(worker().last('optimize')?.from).toBe(212);
});

it('opens the day again that had not come', async () => {
  const { tools, worker, workers } = await view.mount();
  await leaveAndComeBack(tools);
  expect(workers).toHaveLength(2);
  worker().answer({ kind: 'plan', job: jobOf(worker(), 'draw'), plan: view.manual });
  expect(rows()).toHaveLength(4);
});

it('opens another day where another is asked for, and keeps the first a step back', async () => {
  const { day, sequences } = dayOf(2);
  const { tools, worker } = await view.ready({
    openDay: async (name) => ({
      name: 'courier',
      ...(name === 'field' ? { day, sequences } : opened),
    }),
  });
  await leaveAndComeBack(tools, 'field');
  worker().answer({ kind: 'plan', job: jobOf(worker(), 'draw'), plan: planOf(day, sequences) });
  expect(rows()).toHaveLength(2);
  press('Undo');
  expect(rows()).toHaveLength(4);
});
