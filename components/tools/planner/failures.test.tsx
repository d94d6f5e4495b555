import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as view from '@/tests/support/planner-view';
import { button, pass } from '@/tests/support/screen';
import { PlannerFailure } from './words/failures';

const { jobOf, lines, mount, press, reading, rows, optimizing } = view;

it('plans an edit anew that the broken worker left undone', async () => {
  const { worker } = await view.optimized();
  press(/^Stop 3,/);
  press('Delete');
  await pass(120);
  worker().break();
  expect(lines()).toBe('The planner stopped. Your stops are kept.');
  press('Try again');
  await pass(0);
  expect(worker().last('repair')?.sequences).toEqual([[1, 2], [4]]);
});

it('says what the browser lacks, and shows the stops', async () => {
  const makeWorker = () => {
    throw new Error('None');
  };
  await mount({ makeWorker });
  expect(lines()).toBe(
    'This browser lets no script run beside the page, and the planner needs that. Your stops are kept.',
  );
  expect(rows()).toHaveLength(4);
  expect(button('Optimize')).toBeDisabled();
});

it('says why the town did not come, and tries again', async () => {
  let fails = true;
  const openDay = async () => {
    if (fails) throw new PlannerFailure('town-offline');
    return { name: 'courier' as const, ...view.opened };
  };
  const { worker } = await mount({ openDay });
  expect(lines()).toBe('The town’s map cannot be fetched: no connection.');
  // Of a day that has not come nothing is told, and nothing can be added to it.
  expect(screen.queryByText(/One depot|nothing to deliver|, 0 stops|street/)).toBeNull();
  expect(button('Add')).toBeDisabled();
  fails = false;
  press('Try again');
  await pass(0);
  expect(reading('Crossings')).toBe('Crossings–');
  worker().answer({ kind: 'plan', job: jobOf(worker(), 'draw'), plan: view.manual });
  expect(reading('Crossings')).toBe('Crossings20should be 0');
  expect(button('Optimize')).toBeEnabled();
});

it('keeps the best plan of a run that breaks, or the one that it began with', async () => {
  const { worker } = await optimizing();
  worker().break();
  expect(reading('Crossings')).toBe('Crossings20should be 0');
  press('Try again');
  await pass(0);
  press('Optimize');
  view.progress(worker(), 212);
  worker().break();
  expect(reading('Crossings')).toBe('Crossings0was 20');
  expect(screen.getByText('gen 212')).toBeVisible();
});

it('lets go of answers to what is no longer asked', async () => {
  const { worker } = await optimizing();
  worker().answer({ kind: 'plan', job: 1, plan: view.better });
  view.done(worker());
  expect(button('Optimize again')).toBeEnabled();
});
