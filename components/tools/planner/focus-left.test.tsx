import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { planOf } from '@/tests/support/planner';
import { mended, opened, press, woven } from '@/tests/support/planner-view';
import { button, fill, pass } from '@/tests/support/screen';

const focus = (name: string | RegExp) => act(() => button(name).focus());

it('stays at the lever when the button for it is gone', async () => {
  await woven();
  focus('Undo');
  press('Undo');
  expect(button('Weave the day')).toHaveFocus();
});

it('goes on in the list when a stop is deleted', async () => {
  await woven();
  press(/^Stop 1,/);
  focus('Delete');
  press('Delete');
  expect(button(/^Stop 2,/)).toHaveFocus();
});

it('goes with a stop into the list of another van', async () => {
  const { worker } = await woven();
  press(/^Stop 3,/);
  press('Move');
  focus('Move stop 3 up');
  press('Move stop 3 up');
  await mended(worker(), planOf(opened.day, [[1, 2, 3], [4]]));
  // Arrow keys go on moving it.
  expect(button('Move stop 3 up')).toHaveFocus();
});

it('leaves what is being typed as it is, when the stop comes to another van meanwhile', async () => {
  const { worker } = await woven();
  press(/^Stop 3,/);
  const load = screen.getByLabelText('Load, boxes');
  fill(load, '5');
  fireEvent.blur(load);
  const minutes = screen.getByLabelText('Minutes at the door');
  act(() => minutes.focus());
  fill(minutes, '1');
  await mended(worker(), planOf(opened.day, [[1, 2, 3], [4]]));
  const made = screen.getByLabelText('Minutes at the door');
  expect(made).not.toBe(minutes);
  expect(made).toHaveValue('1');
  expect(made).toHaveFocus();
  // What was taken over is not under way any more.
  fireEvent.blur(made);
  press(/^Stop 3,/);
  press(/^Stop 3,/);
  expect(screen.getByLabelText('Minutes at the door')).toHaveValue('1');
  expect(screen.getByLabelText('Load, boxes')).toHaveValue('5');
});

it('is left alone where nobody had it', async () => {
  await woven();
  focus('Undo');
  act(() => button('Undo').blur());
  fireEvent.pointerDown(document.body);
  press('Undo');
  await pass(0);
  expect(document.body).toHaveFocus();
});
