import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { planOf } from '@/tests/support/planner-day';
import { opened, optimized, press, repaired } from '@/tests/support/planner-view';
import { button, fill, pass } from '@/tests/support/screen';

let worker: Awaited<ReturnType<typeof optimized>>['worker'];
beforeEach(async () => {
  ({ worker } = await optimized());
});

const focus = (name: string | RegExp) => act(() => button(name).focus());
/** Stop 3 comes to the first van. */
const otherVan = () => repaired(worker(), planOf(opened.day, [[1, 2, 3], [4]]));

it('stays at the run controls when the button for it is gone', () => {
  focus('Undo');
  press('Undo');
  expect(button('Optimize')).toHaveFocus();
});

it('goes on in the list when a stop is deleted', () => {
  press(/^Stop 1,/);
  focus('Delete');
  press('Delete');
  expect(button(/^Stop 2,/)).toHaveFocus();
});

it('goes with a stop into the list of another van, so that arrow keys go on moving it', async () => {
  press(/^Stop 3,/);
  press('Move');
  focus('Move stop 3 up');
  press('Move stop 3 up');
  await otherVan();
  expect(button('Move stop 3 up')).toHaveFocus();
});

it('leaves what is being typed as it is, when the stop comes to another van meanwhile', async () => {
  const minutes = () => screen.getByLabelText('Minutes at the door');
  press(/^Stop 3,/);
  const load = screen.getByLabelText('Load, boxes');
  fill(load, '5');
  fireEvent.blur(load);
  const before = minutes();
  act(() => before.focus());
  fill(before, '1');
  await otherVan();
  expect(minutes()).not.toBe(before);
  expect(minutes()).toHaveValue('1');
  expect(minutes()).toHaveFocus();
  // What was taken over is no draft now.
  fireEvent.blur(minutes());
  press(/^Stop 3,/);
  press(/^Stop 3,/);
  expect(minutes()).toHaveValue('1');
  expect(screen.getByLabelText('Load, boxes')).toHaveValue('5');
});

it('is left alone after a press elsewhere', async () => {
  focus('Undo');
  act(() => button('Undo').blur());
  fireEvent.pointerDown(document.body);
  press('Undo');
  await pass(0);
  expect(document.body).toHaveFocus();
});
